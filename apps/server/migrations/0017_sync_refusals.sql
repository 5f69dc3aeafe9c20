-- How often a step failed, so that one that never works does not hold up the rest.
alter table sync_steps add column failures integer not null default 0;

-- Steps that were put aside for it. What is missing because of them is named, and the pass that reads it next begins
-- without them here: those of history are taken along by the next night.
create table sync_refusals (
  team_id bigint not null,
  ad_account_id bigint not null,
  refusal_id bigint generated always as identity,
  kind text not null check (kind in ('structure', 'history', 'changes', 'recent', 'nightly')),
  step jsonb not null,
  error text not null,
  refused_at timestamptz not null,
  primary key (team_id, ad_account_id, refusal_id),
  foreign key (team_id, ad_account_id) references sync_accounts on delete cascade
);
