alter table report_runs rename column asked to trigger;
alter table report_runs rename column asked_by to requested_by;
alter table report_runs rename constraint report_runs_asked_check to report_runs_trigger_check;
alter table report_runs rename constraint report_runs_asked_by_fkey to report_runs_requested_by_fkey;
