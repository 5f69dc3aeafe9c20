-- The postings of a transaction come in one statement, numbered 1 to as many as it names, and are judged by it as a whole.
-- None can be added later: it would have to bring a line 1 of its own, and there is one already.
drop trigger ledger_sum on ledger_postings;
drop trigger ledger_sum on ledger_transactions;
drop function ledger_check_sum;

create function ledger_check_written() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select team_id, currency, number, count(*) as lines, min(line) as first, max(line) as last, sum(amount) as total,
        min(effective_on) as from_day, max(effective_on) as to_day
      from written group by team_id, currency, number
    ) w
    left join ledger_transactions t using (team_id, currency, number)
    where (w.lines = t.line_count and w.first = 1 and w.last = t.line_count and w.total = 0
      and w.from_day = t.effective_on and w.to_day = t.effective_on) is not true
  ) then
    raise exception 'A transaction sums to zero over the postings it was written with.'
      using errcode = '23514', constraint = 'ledger_sum';
  end if;
  return null;
end $$;
create trigger ledger_sum after insert on ledger_postings referencing new table as written
  for each statement execute function ledger_check_written();

-- At the commit: one that no posting followed.
create function ledger_check_lines() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_postings where team_id = new.team_id and currency = new.currency and number = new.number and line = 1
  ) then
    raise exception 'A transaction sums to zero over the postings it was written with.'
      using errcode = '23514', constraint = 'ledger_sum';
  end if;
  return null;
end $$;
create constraint trigger ledger_sum after insert on ledger_transactions deferrable initially deferred
  for each row execute function ledger_check_lines();

-- Under the lock of the book: whether the key was booked, and how the team stands. Each step sees what was committed
-- while it waited, which one statement would not.
create function ledger_open(of_team bigint, of_currency text, with_key text,
  out booked_as bigint, out booked_request bytea, out available bigint, out receivable bigint
) language plpgsql as $$
begin
  perform from ledger_books b where b.team_id = of_team and b.currency = of_currency for no key update;
  if not found then
    insert into ledger_books values (of_team, of_currency) on conflict do nothing;
    perform from ledger_books b where b.team_id = of_team and b.currency = of_currency for no key update;
  end if;
  select t.number, t.request_hash into booked_as, booked_request from ledger_transactions t
    where t.team_id = of_team and t.idempotency_key = with_key;
  if found then return; end if;
  select p.balance_after into available from ledger_postings p
    where p.team_id = of_team and p.currency = of_currency and p.account = 'available'
    order by p.number desc, p.line desc limit 1;
  select p.balance_after into receivable from ledger_postings p
    where p.team_id = of_team and p.currency = of_currency and p.account = 'receivable'
    order by p.number desc, p.line desc limit 1;
  available := coalesce(available, 0);
  receivable := coalesce(receivable, 0);
end $$;

-- Planned once for each connection; what holds of a transaction holds by the triggers, whoever writes.
create function ledger_write(of_team bigint, of_currency text, of_kind text, with_key text, with_request bytea,
  effective date, about text, at timestamptz, accounts text[], amounts bigint[], reserves bigint[]
) returns bigint language plpgsql as $$
declare
  made bigint;
begin
  insert into ledger_transactions
    (team_id, currency, kind, idempotency_key, request_hash, line_count, effective_on, subject, created_at)
  values (of_team, of_currency, of_kind, with_key, with_request, cardinality(accounts), effective, about, at)
  returning number into made;
  insert into ledger_postings (team_id, currency, number, line, account, amount, effective_on, reserve_id)
  select of_team, of_currency, made, l.line, l.account, l.amount, effective, l.reserve_id
  from unnest(accounts, amounts, reserves) with ordinality as l (account, amount, reserve_id, line);
  return made;
end $$;
