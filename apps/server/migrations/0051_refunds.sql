-- Unspent balance that goes back where it came from. Two of staff, never one twice.
create table refunds (
  team_id bigint not null,
  refund_id bigint generated always as identity,
  recharge_id bigint not null,
  reference text not null unique,
  state text not null check (state in ('proposed', 'declined', 'approved', 'paid', 'failed')),
  currency text not null check (currency in ('USD', 'CNY')),
  amount bigint not null check (amount > 0),
  reason text not null,
  proposed_by bigint not null references users,
  proposed_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision text,
  provider_refund_id text,
  ended_at timestamptz,
  primary key (team_id, refund_id),
  foreign key (team_id, recharge_id) references recharges,
  constraint refunds_two_people check (decided_by <> proposed_by or state = 'declined'),
  check ((state = 'proposed') = (decided_at is null)),
  check ((state in ('paid', 'failed')) = (ended_at is not null))
);
create index refunds_of_recharge on refunds (team_id, recharge_id);
create index refunds_open on refunds (proposed_at, refund_id) where state in ('proposed', 'approved');
create index refunds_over on refunds (decided_at desc, refund_id desc) where state in ('declined', 'paid', 'failed');
create unique index refunds_at_provider on refunds (provider_refund_id) where provider_refund_id is not null;

-- A payment that its payer's bank took back, as its provider tells it.
create table payment_disputes (
  provider text not null check (provider in ('stripe', 'alipay')),
  dispute_id text not null,
  team_id bigint not null,
  recharge_id bigint not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('inquiry', 'withdrawn', 'reinstated')),
  told_at timestamptz not null,
  primary key (provider, dispute_id),
  foreign key (team_id, recharge_id) references recharges
);
create index payment_disputes_of_recharge on payment_disputes (team_id, recharge_id);
