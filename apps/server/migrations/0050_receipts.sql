-- Numbers without gaps in each year: given in the transaction that credits, from a row that is locked for it.
create table receipt_counters (
  year integer primary key,
  last integer not null check (last > 0)
);

-- What a receipt says, as it was when it was issued.
create table receipts (
  team_id bigint not null,
  recharge_id bigint not null,
  year integer not null,
  number integer not null,
  issued_at timestamptz not null,
  facts jsonb not null,
  primary key (team_id, recharge_id),
  unique (year, number),
  foreign key (team_id, recharge_id) references recharges
);

create function receipts_refuse_change() returns trigger language plpgsql as $$
begin
  -- Emptying other tables empties this one with them, and where there is no receipt nothing is lost.
  if tg_op = 'TRUNCATE' and not exists (select from receipts) then
    return null;
  end if;
  raise exception 'A receipt stays as it was issued; a correction is a document of its own.'
    using errcode = '23514', constraint = 'receipts_append_only';
end $$;
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function receipts_refuse_change();
