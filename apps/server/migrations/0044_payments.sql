-- By card or Alipay: nobody of ours decides, and there is no proof.
alter table recharges drop constraint recharges_way_check, drop constraint recharges_state_check,
  drop constraint recharges_check;
alter table recharges
  add constraint recharges_way_check check (way in ('remittance', 'card', 'alipay')),
  add constraint recharges_state_check check (
    state in ('begun', 'withdrawn', 'credited')
    or way = 'remittance' and state in ('submitted', 'asked', 'refused')
    or way <> 'remittance' and state in ('paying', 'failed', 'expired', 'unclear')
  ),
  add constraint recharges_check check (
    way <> 'remittance' or state in ('begun', 'withdrawn')
    or submitted_at is not null and due_at is not null and proof is not null
  );

-- payment_id: what the provider calls the money that came. It is credited once, whoever's row it would be.
create table payment_sessions (
  team_id bigint not null,
  recharge_id bigint not null,
  provider text not null check (provider in ('stripe', 'alipay')),
  attempt text not null,
  session_id text,
  url text,
  payment_id text,
  ends_at timestamptz not null,
  -- When its provider is asked next; null once there is nothing left to ask.
  ask_at timestamptz,
  primary key (team_id, recharge_id),
  foreign key (team_id, recharge_id) references recharges,
  unique (team_id, attempt),
  unique (provider, session_id),
  unique (provider, payment_id)
);
create index payment_sessions_to_ask on payment_sessions (ask_at) where ask_at is not null;

-- What providers sent or answered when asked for what was missed, each once. A job reads again what it is about.
create table payment_events (
  provider text not null check (provider in ('stripe', 'alipay')),
  event_id text not null,
  kind text not null,
  object_id text not null,
  body text not null,
  made_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_newest on payment_events (provider, made_at desc);

-- What the played provider knows, where no keys of a real one are set.
create table payment_stand_ins (
  kind text not null,
  id text not null,
  made_at timestamptz not null,
  data jsonb not null,
  primary key (kind, id)
);
create index payment_stand_ins_newest on payment_stand_ins (kind, made_at desc);
