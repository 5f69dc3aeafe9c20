-- A row without a team that somebody else left, such as staff who froze an account: whom it is about.
alter table operation_log add column about_user_id bigint;

-- The list of a team and the list of a person are counted and paged from these alone.
drop index operation_log_by_time;
create index operation_log_by_time on operation_log (team_id, created_at, operation_id) include (type);
drop index operation_log_by_actor;
create index operation_log_by_actor on operation_log (team_id, actor_id, created_at, operation_id) include (type);
create index operation_log_about on operation_log (team_id, about_user_id) where about_user_id is not null;
