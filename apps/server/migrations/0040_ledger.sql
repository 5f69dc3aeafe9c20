-- Money is written once, as transactions of postings that sum to zero, and what holds of it holds here, whoever writes.
-- Amounts are minor units; above zero is credit. A team has one book; team 0 is the platform's own.
create table ledger_books (
  team_id bigint not null check (team_id >= 0),
  currency text not null check (currency in ('USD', 'CNY')),
  primary key (team_id, currency)
);

-- What a campaign may still spend and has spent is kept apart under its reserve, since its id changes at Apple.
create table ledger_reserves (
  team_id bigint not null,
  reserve_id bigint generated always as identity,
  campaign_id bigint not null,
  primary key (team_id, reserve_id),
  unique (team_id, campaign_id)
);

-- number: 1, 2, 3 … in each book, in the order in which they were booked.
create table ledger_transactions (
  team_id bigint not null,
  currency text not null,
  number bigint not null default 0,
  kind text not null check (kind in ('recharge', 'reserve', 'release', 'spend', 'refundBegin', 'refundEnd', 'refundFail', 'dispute', 'reinstate', 'fee')),
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  request_hash bytea not null,
  line_count smallint not null check (line_count >= 2),
  effective_on date not null,
  -- What it is about: a recharge, a refund, a dispute.
  subject text,
  created_at timestamptz not null,
  primary key (team_id, currency, number),
  unique (team_id, idempotency_key),
  foreign key (team_id, currency) references ledger_books
);
create index ledger_transactions_of_kind on ledger_transactions (team_id, currency, kind, number);

create table ledger_postings (
  team_id bigint not null,
  currency text not null,
  number bigint not null,
  line smallint not null,
  account text not null check (account in (
    'funding', 'stripeClearing', 'alipayClearing', 'stripeFees', 'alipayFees',
    'available', 'reserved', 'spent', 'refund', 'receivable', 'unapplied'
  )),
  reserve_id bigint,
  amount bigint not null check (amount <> 0 and abs(amount) < 1000000000000000),
  effective_on date not null,
  balance_after bigint not null default 0,
  reserve_balance_after bigint,
  primary key (team_id, currency, number, line),
  foreign key (team_id, currency, number) references ledger_transactions,
  foreign key (team_id, reserve_id) references ledger_reserves,
  constraint ledger_reserve_named check (
    (account in ('reserved', 'spent')) = (reserve_id is not null)
    and (reserve_id is null) = (reserve_balance_after is null)
  ),
  constraint ledger_floor check (
    case
      when account in ('available', 'reserved', 'spent', 'refund', 'unapplied')
        then balance_after >= 0 and coalesce(reserve_balance_after, 0) >= 0
      when account = 'receivable' then balance_after <= 0
      else true
    end
  )
);
create index ledger_postings_of_account on ledger_postings (team_id, currency, account, number, line);
create index ledger_postings_of_reserve on ledger_postings (team_id, currency, reserve_id, account, number, line)
  where reserve_id is not null;
create index ledger_postings_spent_on on ledger_postings (team_id, currency, effective_on, reserve_id)
  where account = 'spent';

-- One transaction at a time in each book: its row is the lock, and nobody chooses their own number.
create function ledger_number_transaction() returns trigger language plpgsql as $$
begin
  perform from ledger_books where team_id = new.team_id and currency = new.currency for no key update;
  select coalesce(max(number), 0) + 1 into new.number
    from ledger_transactions where team_id = new.team_id and currency = new.currency;
  return new;
end $$;
create trigger ledger_number before insert on ledger_transactions
  for each row execute function ledger_number_transaction();

create function ledger_carry_balance() returns trigger language plpgsql as $$
declare
  last record;
begin
  select number, line, balance_after into last from ledger_postings
    where team_id = new.team_id and currency = new.currency and account = new.account
    order by number desc, line desc limit 1;
  if (last.number, last.line) >= (new.number, new.line) then
    raise exception 'A posting comes after those that are there.' using errcode = '23514', constraint = 'ledger_order';
  end if;
  new.balance_after := coalesce(last.balance_after, 0) + new.amount;
  if new.reserve_id is not null then
    select reserve_balance_after into last from ledger_postings
      where team_id = new.team_id and currency = new.currency and reserve_id = new.reserve_id and account = new.account
      order by number desc, line desc limit 1;
    new.reserve_balance_after := coalesce(last.reserve_balance_after, 0) + new.amount;
  end if;
  return new;
end $$;
create trigger ledger_carry before insert on ledger_postings
  for each row execute function ledger_carry_balance();

-- At the commit, so that none can be added later either.
create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_transactions t
    join ledger_postings p using (team_id, currency, number)
    where t.team_id = new.team_id and t.currency = new.currency and t.number = new.number
    group by t.line_count, t.effective_on
    having count(*) = t.line_count and sum(p.amount) = 0 and bool_and(p.effective_on = t.effective_on)
  ) then
    raise exception 'A transaction sums to zero over the postings it was written with.'
      using errcode = '23514', constraint = 'ledger_sum';
  end if;
  return null;
end $$;
create constraint trigger ledger_sum after insert on ledger_transactions deferrable initially deferred
  for each row execute function ledger_check_sum();
create constraint trigger ledger_sum after insert on ledger_postings deferrable initially deferred
  for each row execute function ledger_check_sum();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What is booked stays as it is; a correction is a transaction of its own.'
    using errcode = '23514', constraint = 'ledger_append_only';
end $$;
create trigger ledger_append_only before update or delete or truncate on ledger_books
  for each statement execute function ledger_refuse_change();
create trigger ledger_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
create trigger ledger_append_only before update or delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_append_only before delete or truncate on ledger_reserves
  for each statement execute function ledger_refuse_change();
