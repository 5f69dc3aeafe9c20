-- What the campaigns of an app are compared with.
create table structure_plans (
  team_id bigint not null references teams,
  adam_id text not null,
  name_template text not null check (char_length(name_template) between 1 and 200),
  -- The highest bid, in the smallest unit of the currency of the campaigns that it is for.
  bid_ceiling_minor bigint check (bid_ceiling_minor > 0),
  currency text,
  changed_by bigint not null references users,
  revision integer not null default 1,
  primary key (team_id, adam_id),
  check ((bid_ceiling_minor is null) = (currency is null))
);

-- Since when each fault is there, as the nights saw it.
create table structure_faults (
  team_id bigint not null references teams,
  adam_id text not null,
  key text not null,
  since timestamptz not null,
  primary key (team_id, adam_id, key)
);

create table structure_nights (
  team_id bigint not null references teams,
  adam_id text not null,
  compared_at timestamptz not null,
  primary key (team_id, adam_id)
);
