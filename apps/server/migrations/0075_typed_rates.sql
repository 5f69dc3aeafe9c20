-- Rates that staff type in for days that their source left out: one proposes, another approves.
create table typed_rates (
  typed_rate_id bigint generated always as identity primary key,
  currency text not null,
  day date not null,
  cny_per_unit numeric not null check (cny_per_unit > 0),
  reason text not null,
  state text not null check (state in ('proposed', 'declined', 'approved')),
  proposed_by bigint not null references users,
  proposed_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision text,
  constraint typed_rates_two_people check (decided_by <> proposed_by or state = 'declined'),
  check ((state = 'proposed') = (decided_at is null))
);
create unique index typed_rates_one_open on typed_rates (currency, day) where state = 'proposed';
create index typed_rates_over on typed_rates (currency, day, decided_at) where state <> 'proposed';

-- What a rate was before it became another one, whoever wrote it.
create table former_rates (
  former_rate_id bigint generated always as identity primary key,
  currency text not null,
  day date not null,
  cny_per_unit numeric not null,
  source text not null,
  replaced_at timestamptz not null default now()
);
create index former_rates_of_day on former_rates (currency, day);

create function exchange_rates_keep_former() returns trigger language plpgsql as $$
begin
  insert into former_rates (currency, day, cny_per_unit, source)
  values (old.currency, old.day, old.cny_per_unit, old.source);
  return null;
end $$;
create trigger exchange_rates_former after update on exchange_rates
  for each row when (old.cny_per_unit <> new.cny_per_unit or old.source <> new.source)
  execute function exchange_rates_keep_former();
