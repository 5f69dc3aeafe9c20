-- When whoever has the session showed once more that it is them, by the password or a code.
alter table sessions add column confirmed_at timestamptz;
-- Ended ones as well: they say from where somebody has come in before.
drop index sessions_of_user;
create index sessions_of_user on sessions (user_id);
