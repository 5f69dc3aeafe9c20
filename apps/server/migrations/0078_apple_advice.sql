-- What Apple recommends of its own for campaigns, as it was told last.
create table apple_advice (
  team_id bigint not null references teams,
  kind text not null check (kind in ('dailyBudget', 'targetCpa')),
  -- Apple's.
  advice_id text not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  adam_id text not null,
  -- In the smallest unit of the ad account's currency. Of a target Apple tells nothing that stands now.
  present_minor bigint,
  recommended_minor bigint not null,
  -- Of the last seven days, and what Apple expects of the next.
  figures jsonb not null,
  expires_at timestamptz,
  read_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'dismissed', 'gone')),
  -- Dismissed here; Apple is told of it by a job.
  dismissed_at timestamptz,
  told_at timestamptz,
  failures integer not null default 0,
  error text,
  primary key (team_id, kind, advice_id)
);
create index on apple_advice (team_id, ad_account_id) where state = 'open';

-- When an ad account was asked for it last, and why that failed since.
create table apple_advice_reads (
  team_id bigint not null references teams,
  ad_account_id bigint not null,
  read_at timestamptz,
  failed_at timestamptz,
  error text,
  primary key (team_id, ad_account_id)
);

-- An edit that takes a recommendation is sent by the call that takes it.
alter table edits add column advice_id text;

alter table assistant_proposals drop constraint assistant_proposals_kind_check;
alter table assistant_proposals add constraint assistant_proposals_kind_check
  check (kind in ('harvest', 'negate', 'own', 'bids', 'budget', 'apple'));

-- When what Apple recommends was put in last: it is read apart, since Apple may take its time.
alter table assistant_runs add column advised_at timestamptz;
