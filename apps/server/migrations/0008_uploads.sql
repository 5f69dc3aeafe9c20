-- Every picture that somebody sent. Kept: something shows it; all others go after a day.
create table uploads (
  name text primary key,
  user_id bigint not null references users on delete cascade,
  bytes integer not null,
  created_at timestamptz not null,
  kept_since timestamptz
);
create index uploads_of_user on uploads (user_id, created_at);
create index uploads_not_kept on uploads (created_at) where kept_since is null;
