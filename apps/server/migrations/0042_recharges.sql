-- The picture or page of a bank that shows a transfer. Kept once a recharge names it; all others go after a day.
create table recharge_proofs (
  name text primary key,
  user_id bigint not null references users,
  bytes integer not null,
  hash bytea not null,
  created_at timestamptz not null,
  kept_since timestamptz
);
create index recharge_proofs_not_kept on recharge_proofs (created_at) where kept_since is null;

-- Amounts in minor units of the team's currency. What is credited stands in the ledger, once, under this row's id.
create table recharges (
  team_id bigint not null references teams,
  recharge_id bigint generated always as identity,
  way text not null check (way in ('remittance')),
  state text not null check (state in ('begun', 'submitted', 'asked', 'credited', 'refused', 'withdrawn')),
  reference text not null unique,
  currency text not null check (currency in ('USD', 'CNY')),
  amount bigint not null check (amount > 0),
  made_by bigint not null references users,
  made_at timestamptz not null,
  submitted_at timestamptz,
  due_at timestamptz,
  -- Staff were told that it is past its time.
  overdue_since timestamptz,
  sent_at timestamptz,
  serial_number text,
  payer_name text,
  proof text references recharge_proofs,
  proof_hash bytea,
  question text,
  answer text,
  decided_by bigint references users,
  decided_at timestamptz,
  credited_amount bigint check (credited_amount > 0),
  reason text,
  primary key (team_id, recharge_id),
  check ((state in ('begun', 'withdrawn')) or (submitted_at is not null and due_at is not null and proof is not null)),
  check ((state = 'credited') = (credited_amount is not null)),
  check ((state in ('credited', 'refused')) = (decided_at is not null))
);
create index recharges_newest on recharges (team_id, made_at desc, recharge_id desc);
create unique index recharges_serial_number on recharges (team_id, serial_number)
  where state in ('submitted', 'asked', 'credited');
create unique index recharges_proof on recharges (team_id, proof_hash)
  where state in ('submitted', 'asked', 'credited');
create index recharges_waiting on recharges (due_at, recharge_id) where state in ('submitted', 'asked');
create index recharges_decided on recharges (decided_at desc, recharge_id desc) where decided_at is not null;

