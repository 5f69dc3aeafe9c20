-- What people were told of a guard last: once for each level, and again when it was left and reached anew.
create table guard_levels (
  team_id bigint not null references teams,
  guard text not null check (guard in ('totalBudget', 'groupBudget', 'reserve', 'cpaGoal', 'balance')),
  -- The campaign or campaign group; 0: the team.
  subject_id bigint not null,
  level smallint not null check (level in (80, 100)),
  reached_at timestamptz not null,
  primary key (team_id, guard, subject_id)
);
