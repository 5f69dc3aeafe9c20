-- What Apple has of an ad account, each row whole as it was told; columns beside it are read out of it.
-- Ids are Apple's. What is gone at Apple stays as a removed row, for its history.
create table campaigns (
  team_id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  name text generated always as (apple ->> 'name') stored,
  status text generated always as (apple ->> 'status') stored,
  display_status text generated always as (apple ->> 'displayStatus') stored,
  adam_id text generated always as (apple ->> 'promotedObjectId') stored,
  primary key (team_id, campaign_id)
);
create index campaigns_of_ad_account on campaigns (team_id, ad_account_id);

create table ad_groups (
  team_id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  name text generated always as (apple ->> 'name') stored,
  status text generated always as (apple ->> 'status') stored,
  display_status text generated always as (apple ->> 'displayStatus') stored,
  primary key (team_id, ad_group_id)
);
create index ad_groups_of_campaign on ad_groups (team_id, campaign_id);

create table keywords (
  team_id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  keyword_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  text text generated always as (apple ->> 'text') stored,
  match_type text generated always as (apple ->> 'matchType') stored,
  status text generated always as (apple ->> 'status') stored,
  primary key (team_id, keyword_id)
);
create index keywords_of_ad_group on keywords (team_id, ad_group_id);

-- Without an ad group it applies to the whole campaign.
create table negative_keywords (
  team_id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint,
  negative_keyword_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  text text generated always as (apple ->> 'text') stored,
  match_type text generated always as (apple ->> 'matchType') stored,
  status text generated always as (apple ->> 'status') stored,
  primary key (team_id, negative_keyword_id)
);
create index negative_keywords_of_campaign on negative_keywords (team_id, campaign_id, ad_group_id);

create table ads (
  team_id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  ad_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  name text generated always as (apple ->> 'name') stored,
  status text generated always as (apple ->> 'status') stored,
  display_status text generated always as (apple ->> 'displayStatus') stored,
  primary key (team_id, ad_id)
);
create index ads_of_ad_group on ads (team_id, ad_group_id);

create table product_pages (
  team_id bigint not null,
  ad_account_id bigint not null,
  adam_id text not null,
  product_page_id text not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  name text generated always as (apple ->> 'name') stored,
  state text generated always as (apple ->> 'state') stored,
  primary key (team_id, ad_account_id, product_page_id)
);

-- Changes made elsewhere that stand in the operation log already.
create table outside_changes (
  team_id bigint not null,
  ad_account_id bigint not null,
  detail_id text not null,
  primary key (team_id, ad_account_id, detail_id)
);

-- Times in sync_accounts and sync_passes are Apple's, except those of retrying.
create table sync_accounts (
  team_id bigint not null references teams,
  ad_account_id bigint not null,
  campaign_group_id bigint not null,
  currency text not null,
  time_zone text not null,
  -- The pass under way; its steps are in sync_steps.
  running text check (running in ('structure', 'history', 'changes', 'recent', 'nightly')),
  -- A person asked for what is new.
  wanted_at timestamptz,
  -- Up to here the change history has been read.
  changes_read_until timestamptz,
  error text,
  failed_at timestamptz,
  failures integer not null default 0,
  retry_at timestamptz,
  primary key (team_id, ad_account_id)
);

create table sync_passes (
  team_id bigint not null,
  ad_account_id bigint not null,
  kind text not null check (kind in ('structure', 'history', 'changes', 'recent', 'nightly')),
  started_at timestamptz not null,
  succeeded_at timestamptz,
  steps_done integer not null default 0,
  steps_planned integer not null default 0,
  rows_written bigint not null default 0,
  -- What its end will have covered.
  covers jsonb not null default '[]',
  primary key (team_id, ad_account_id, kind),
  foreign key (team_id, ad_account_id) references sync_accounts on delete cascade
);

-- What is left of the pass under way, in order. A step goes in the transaction of the page it brought.
create table sync_steps (
  team_id bigint not null,
  ad_account_id bigint not null,
  step_id bigint generated always as identity,
  step jsonb not null,
  primary key (team_id, ad_account_id, step_id),
  foreign key (team_id, ad_account_id) references sync_accounts on delete cascade
);
