-- A set that needs a second person, and what was decided about it.
alter table change_sets
  add column proposed_at timestamptz,
  add column approval_reasons text[] not null default '{}',
  -- What it may add to a day's spend, in the smallest unit of the team's currency; null: no rate is known.
  add column rise_minor bigint,
  add column decided_by bigint,
  add column decided_at timestamptz,
  add column decision_reason text check (char_length(decision_reason) <= 500),
  add check (state <> 'proposed' or proposed_at is not null),
  add check (state <> 'declined' or decided_by is not null);
create index change_sets_proposed on change_sets (team_id, proposed_at) where state = 'proposed';

-- What of a team's changes needs a second person. Amounts in the smallest unit of the team's currency.
create table change_policies (
  team_id bigint primary key references teams,
  max_rise_minor bigint check (max_rise_minor >= 0),
  max_objects integer check (max_objects > 0),
  removal boolean not null,
  roles text[] not null,
  origins text[] not null,
  revision integer not null default 1
);

-- Of a member, below the team's rule.
create table change_limits (
  team_id bigint not null references teams,
  user_id bigint not null references users,
  max_bid_minor bigint check (max_bid_minor >= 0),
  max_rise_minor bigint check (max_rise_minor >= 0),
  max_objects integer check (max_objects > 0),
  may_remove boolean not null,
  revision integer not null default 1,
  primary key (team_id, user_id)
);

-- Which set a notice is about.
alter table notices add column change_set_id bigint;
create index notices_of_change_set on notices (team_id, change_set_id) where change_set_id is not null;
