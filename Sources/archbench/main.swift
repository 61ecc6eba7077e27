print("archbench")
