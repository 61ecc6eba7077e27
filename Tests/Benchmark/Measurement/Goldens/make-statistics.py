#!/usr/bin/env python3
"""Writes statistics.json, the results of SciPy and NumPy for StatisticsGoldenTests.

Needs SciPy and NumPy, and is run by hand: Tests/Benchmark/Measurement/Goldens/make-statistics.py
Student, Welch and percentiles are functions of SciPy and NumPy.
"""

import json
import math
import pathlib

import numpy
import scipy
from scipy import stats

random = numpy.random.default_rng(20)


def floats(values):
    return [float(value) for value in values]


def student():
    tails = [0.3, 0.1, 0.05, 0.025, 0.01, 0.005, 0.05 / 12, 0.01 / 80, 1e-6]
    freedoms = [1, 2, 3.7, 4, 7, 9, 11, 11.4, 19, 30, 199, 1000]
    return [
        {"freedom": freedom, "tail": tail, "quantile": float(stats.t.isf(tail, freedom))}
        for freedom in freedoms
        for tail in tails
    ]


def welch():
    cases = []
    for old_count, new_count, spread, alpha in [
        (2, 2, 1, 0.05), (8, 8, 1, 0.05), (12, 5, 4, 0.0125), (20, 8, 0.1, 0.001), (3, 20, 1, 0.2)]:
        old = random.normal(0.1, 0.01, old_count)
        new = random.normal(0.13, 0.01 * spread, new_count)
        result = stats.ttest_ind(new, old, equal_var=False)
        interval = result.confidence_interval(1 - alpha)
        cases.append({
            "old": floats(old), "new": floats(new), "alpha": alpha,
            "difference": float(new.mean() - old.mean()), "freedom": float(result.df),
            "low": float(interval.low), "high": float(interval.high)})
    return cases


def p_values():
    """Student's test of |mean| <= margin, as a two-sided test shifted by the margin."""
    cases = []
    for mean, margin in [(0.03, 0.01), (-0.03, 0.01), (0.012, 0.01), (0.005, 0), (0.005, 0.01)]:
        values = random.normal(mean, 0.01, 8)
        shifted = abs(values.mean()) - margin
        p = 1.0
        if shifted > 0:
            # Shifting all values shifts the mean and keeps the spread.
            moved = values * numpy.sign(values.mean()) - margin
            p = float(stats.ttest_1samp(moved, 0).pvalue)
        cases.append({"values": floats(values), "margin": margin, "p": p})
    return cases


def summaries():
    cases = []
    for count in [1, 2, 7, 50]:
        values = random.lognormal(0, 1, count)
        cases.append({
            "values": floats(values), "geometricMean": float(stats.gmean(values)),
            "percentiles": {
                str(p): float(numpy.percentile(values, p)) for p in [0, 1, 25, 50, 90, 99, 100]}})
    return cases


golden = {
    "versions": {"scipy": scipy.__version__, "numpy": numpy.__version__},
    "student": student(), "welch": welch(), "pValues": p_values(),
    "summaries": summaries(),
}
path = pathlib.Path(__file__).with_name("statistics.json")
path.write_text(json.dumps(golden, separators=(",", ":")).replace("],\"", "],\n\"") + "\n")
