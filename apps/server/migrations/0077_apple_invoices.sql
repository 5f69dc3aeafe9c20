-- What Apple invoices the platform: it tells none by its API, so staff put them in. One that was wrong is taken out, not lost.
create table apple_invoices (
  invoice_id bigint generated always as identity primary key,
  team_id bigint not null references teams,
  ad_account_id text not null,
  number text not null,
  from_day date not null,
  to_day date not null,
  amount bigint not null check (amount <> 0),
  file text not null unique references recharge_proofs,
  sent_by bigint not null references users,
  sent_at timestamptz not null,
  withdrawn_by bigint references users,
  withdrawn_at timestamptz,
  withdrawn_because text,
  check (from_day <= to_day),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawn_because is null))
);
create unique index apple_invoices_number on apple_invoices (number) where withdrawn_at is null;
create index apple_invoices_of_account on apple_invoices (team_id, ad_account_id, to_day desc) where withdrawn_at is null;
