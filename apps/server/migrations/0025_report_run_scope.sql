-- Whose reach a file holds: what its reader was when it was written. A file from before counts as the whole team's.
alter table report_runs add column reader_role text;
alter table report_runs add column reader_scope bigint[];
