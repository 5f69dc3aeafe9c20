-- Staff who act in a team's name for a while. Past that moment the row only says what they might, for what they left open.
alter table team_members add column ends_at timestamptz;
alter table team_members add constraint team_members_only_staff_end check (ends_at is null or role = 'operator');
