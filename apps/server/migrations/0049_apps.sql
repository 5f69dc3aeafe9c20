-- What the apps of campaigns are called, as Apple said last.
create table apps (
  team_id bigint not null references teams,
  adam_id text not null,
  name text not null,
  named_at timestamptz not null default now(),
  primary key (team_id, adam_id)
);
