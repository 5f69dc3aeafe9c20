-- The permission table that members were last told of, one row per role.
create table known_permissions (
  role text primary key,
  grants jsonb not null
);
