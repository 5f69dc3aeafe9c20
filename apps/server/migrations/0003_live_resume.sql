-- What was committed when an event was written: all that is not in here may have been missed by who saw that event.
alter table live_events
  add column written_by xid8 not null default pg_current_xact_id(),
  add column seen_before pg_snapshot not null default pg_current_snapshot();
