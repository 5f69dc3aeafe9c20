-- Every edit leaves dead entries in the indexes of what has not ended, which each list reads. By the usual fifth of a table
-- that keeps what was settled, they would lie there until a fifth of all edits there ever were is dead.
alter table edits set (
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_analyze_threshold = 5000,
  autovacuum_analyze_scale_factor = 0.02
);
