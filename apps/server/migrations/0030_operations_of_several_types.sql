-- A change set may add, edit and remove: its one row is found under each of these besides its own type.
alter table operation_log add column also_types text[] not null default '{}';
drop index operation_log_by_time;
create index operation_log_by_time on operation_log (team_id, created_at, operation_id) include (type, also_types);
drop index operation_log_by_actor;
create index operation_log_by_actor on operation_log (team_id, actor_id, created_at, operation_id)
  include (type, also_types);
