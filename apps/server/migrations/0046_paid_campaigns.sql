-- A campaign whose spend we pay at Apple runs up to the total budget that is covered by what is reserved for it.
-- Budgets are smallest units of the ad account's currency, reserves of the team's.

-- Seen at Apple as over or removed, by Apple's clock.
alter table ledger_reserves add column ended_at timestamptz;

-- The newest row of a reserve says how far it reaches; 0: not at all.
create table reserve_coverages (
  team_id bigint not null,
  reserve_id bigint not null,
  number integer not null default 0,
  budget_minor bigint not null check (budget_minor >= 0),
  -- What the budget's smallest unit was worth in the team's.
  worth numeric not null check (worth > 0),
  change_set_id bigint,
  created_at timestamptz not null,
  primary key (team_id, reserve_id, number),
  foreign key (team_id, reserve_id) references ledger_reserves
);

-- What Apple says was spent on a day, as it was booked last, in both currencies.
create table booked_days (
  team_id bigint not null,
  reserve_id bigint not null,
  day date not null,
  spent_minor bigint not null check (spent_minor >= 0),
  booked_minor bigint not null check (booked_minor >= 0),
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (team_id, reserve_id, day),
  foreign key (team_id, reserve_id) references ledger_reserves
);
create index booked_days_of_team on booked_days (team_id, day);

create function number_coverage() returns trigger language plpgsql as $$
begin
  perform from ledger_reserves where team_id = new.team_id and reserve_id = new.reserve_id for no key update;
  select coalesce(max(number), 0) + 1 into new.number
    from reserve_coverages where team_id = new.team_id and reserve_id = new.reserve_id;
  return new;
end $$;
create trigger reserve_coverage_number before insert on reserve_coverages
  for each row execute function number_coverage();
create trigger reserve_coverage_append_only before update or delete or truncate on reserve_coverages
  for each statement execute function ledger_refuse_change();

-- What may still be spent of the covered budget lies in the reserve.
create function check_reserve(of_team bigint, of_reserve bigint) returns void language plpgsql as $$
declare
  covered record;
  spent bigint;
  left_over bigint;
begin
  select budget_minor, worth into covered from reserve_coverages
    where team_id = of_team and reserve_id = of_reserve order by number desc limit 1;
  if not found then return; end if;
  select coalesce(sum(spent_minor), 0) into spent from booked_days
    where team_id = of_team and reserve_id = of_reserve;
  select reserve_balance_after into left_over from ledger_postings
    where team_id = of_team and reserve_id = of_reserve and account = 'reserved'
    order by number desc, line desc limit 1;
  if ceil(greatest(covered.budget_minor - spent, 0) * covered.worth) > coalesce(left_over, 0) then
    raise exception 'The reserve does not cover this budget.' using errcode = '23514', constraint = 'reserve_covers';
  end if;
end $$;
create function check_coverage() returns trigger language plpgsql as $$
begin
  perform check_reserve(new.team_id, new.reserve_id);
  return null;
end $$;
create constraint trigger reserve_covers after insert on reserve_coverages deferrable initially deferred
  for each row execute function check_coverage();
create function check_release() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_transactions t where t.team_id = new.team_id and t.currency = new.currency
      and t.number = new.number and t.kind = 'release') then
    perform check_reserve(new.team_id, new.reserve_id);
  end if;
  return null;
end $$;
create constraint trigger reserve_covers after insert on ledger_postings deferrable initially deferred
  for each row when (new.account = 'reserved' and new.amount < 0) execute function check_release();

-- Nothing runs unpaid, whatever wanted it: an edit that lets a campaign run needs its whole budget covered at its commit.
create function check_paid() returns trigger language plpgsql as $$
declare
  edit record;
  own_turn bigint;
  status text;
  budget bigint;
  covered bigint;
begin
  select state, turn into edit from edits
    where team_id = new.team_id and change_set_id = new.change_set_id and number = new.number;
  own_turn := edit.turn;
  if edit.state is null or edit.state not in ('waiting', 'sent') then return null; end if;
  if not exists (select from campaign_groups where team_id = new.team_id
      and ad_account_id = new.ad_account_id::text and delivery_mode <> 'collaborative') then
    return null;
  end if;
  select case when apple ->> 'status' = 'PAUSED' then 'paused' else 'running' end into status from campaigns
    where team_id = new.team_id and campaign_id = new.object_id;
  select total_budget_minor into budget from ad_goals
    where team_id = new.team_id and kind = 'campaign' and object_id = new.object_id;
  for edit in
    select after from edits where team_id = new.team_id and campaign_id = new.campaign_id and kind = 'campaign'
      and object_id = new.object_id and state in ('waiting', 'sent') and (turn, number) <= (own_turn, new.number)
    order by turn, number
  loop
    if edit.after ? 'status' then status := edit.after ->> 'status'; end if;
    if edit.after ? 'totalBudget' then budget := (edit.after ->> 'totalBudget')::bigint; end if;
  end loop;
  if status is distinct from 'running' then return null; end if;
  select c.budget_minor into covered from ledger_reserves r
    join reserve_coverages c on c.team_id = r.team_id and c.reserve_id = r.reserve_id
    where r.team_id = new.team_id and r.campaign_id = new.object_id
    order by c.number desc limit 1;
  if budget is null or coalesce(covered, 0) < budget then
    raise exception 'Campaign % would run beyond what is reserved for it.', new.object_id
      using errcode = '23514', constraint = 'nothing_runs_unpaid';
  end if;
  return null;
end $$;
create constraint trigger nothing_runs_unpaid after insert on edits deferrable initially deferred
  for each row when (
    new.kind = 'campaign' and new.intent <> 'remove' and new.state in ('waiting', 'sent')
    and (new.intent = 'create' or new.after ?| array['status', 'totalBudget', 'endTime'])
  ) execute function check_paid();
create constraint trigger nothing_runs_unpaid_later after update of state on edits deferrable initially deferred
  for each row when (
    old.state = 'planned' and new.kind = 'campaign' and new.intent <> 'remove' and new.state in ('waiting', 'sent')
    and (new.intent = 'create' or new.after ?| array['status', 'totalBudget', 'endTime'])
  ) execute function check_paid();
