-- Invoices of mainland China that a team asks for and staff hand over.
create table fapiao_requests (
  team_id bigint not null references teams,
  fapiao_id bigint generated always as identity,
  state text not null check (state in ('requested', 'issued', 'refused', 'withdrawn')),
  kind text not null check (kind in ('ordinary', 'special')),
  title text not null,
  tax_number text not null,
  amount bigint not null check (amount > 0),
  note text not null default '',
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  number text unique,
  file text unique references recharge_proofs,
  primary key (team_id, fapiao_id),
  check ((state = 'issued') = (number is not null and file is not null)),
  check ((state = 'refused') = (reason is not null)),
  check ((state in ('issued', 'refused')) = (decided_at is not null))
);
create index fapiao_requests_of_team on fapiao_requests (team_id, asked_at desc);
create index fapiao_requests_open on fapiao_requests (asked_at, fapiao_id) where state = 'requested';
create index fapiao_requests_over on fapiao_requests (decided_at desc, fapiao_id desc) where decided_at is not null;
