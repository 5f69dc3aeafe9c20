-- Staff who run a managed order are in its team as what they are.
alter table team_members drop constraint team_members_role_check, add constraint team_members_role_check
  check (role in ('visitor', 'admin', 'manager', 'finance', 'readOnly', 'advManager', 'campaignsReadOnly', 'operator'));

-- What a team wants to have run for it. Amounts in minor units of the team's currency. A draft holds the form as it was typed.
create table managed_orders (
  team_id bigint not null references teams,
  order_id bigint generated always as identity (start with 1001),
  state text not null check (state in ('draft', 'submitted', 'accepted', 'planned', 'approved', 'running', 'paused',
    'done', 'refused', 'cancelled')),
  state_since timestamptz not null,
  revision integer not null default 1,
  made_by bigint not null references users,
  made_at timestamptz not null,
  saved_at timestamptz not null,
  form jsonb not null,
  app_id text,
  app_name text,
  storefronts text[] not null default '{}',
  goal text check (goal in ('installs', 'reach', 'learn')),
  cpa_minor bigint check (cpa_minor > 0),
  budget_minor bigint check (budget_minor > 0),
  currency text not null check (currency in ('USD', 'CNY')),
  starts_on date,
  weeks integer check (weeks between 1 and 52),
  needs text not null default '',
  submitted_at timestamptz,
  due_at timestamptz,
  -- Whose turn it is: since when the other side waits for an answer.
  team_waits_since timestamptz,
  staff_id bigint references users,
  campaign_group_id bigint,
  asks text check (asks in ('pause', 'resume', 'end')),
  reason text,
  primary key (team_id, order_id),
  foreign key (team_id, campaign_group_id) references campaign_groups,
  check (state = 'draft' or (app_id is not null and app_name is not null and goal is not null and budget_minor is not null
    and starts_on is not null and weeks is not null and submitted_at is not null and due_at is not null)),
  check (state not in ('planned', 'approved', 'running', 'paused') or campaign_group_id is not null),
  check (state <> 'refused' or reason is not null)
);
create index managed_orders_newest on managed_orders (team_id, made_at desc, order_id desc);
create index managed_orders_queue on managed_orders (submitted_at, order_id)
  where state in ('submitted', 'accepted', 'planned', 'approved', 'running', 'paused');
create index managed_orders_over on managed_orders (state_since desc, order_id desc)
  where state in ('done', 'refused', 'cancelled');
create index managed_orders_of_staff on managed_orders (staff_id) where staff_id is not null;
-- A campaign group is of one order, so that what was spent in it is what the order has spent.
create unique index managed_orders_group on managed_orders (team_id, campaign_group_id)
  where campaign_group_id is not null;

-- What both sides wrote, what became of the order, and what was proposed, in the order in which it happened.
create table managed_order_messages (
  team_id bigint not null,
  order_id bigint not null,
  message_id bigint generated always as identity,
  kind text not null check (kind in ('words', 'state', 'asks', 'proposal', 'month')),
  by_user bigint references users,
  is_staff boolean not null,
  body text not null default '',
  state text,
  change_set_id bigint,
  created_at timestamptz not null,
  read_by bigint references users,
  read_at timestamptz,
  primary key (team_id, order_id, message_id),
  foreign key (team_id, order_id) references managed_orders on delete cascade,
  check ((kind = 'proposal') = (change_set_id is not null)),
  check ((kind in ('state', 'asks', 'month')) = (state is not null))
);
create unique index managed_order_proposals on managed_order_messages (team_id, change_set_id)
  where change_set_id is not null;
create unique index managed_order_months on managed_order_messages (team_id, order_id, state) where kind = 'month';

-- Sent with an order or a message. What is named by neither goes after a day.
create table managed_order_files (
  name text primary key,
  user_id bigint not null references users,
  file_name text not null,
  bytes integer not null,
  created_at timestamptz not null,
  team_id bigint,
  order_id bigint,
  message_id bigint,
  foreign key (team_id, order_id) references managed_orders on delete cascade,
  check ((team_id is null) = (order_id is null))
);
create index managed_order_files_of_order on managed_order_files (team_id, order_id);
create index managed_order_files_not_kept on managed_order_files (created_at) where order_id is null;

alter table notices add column order_id bigint;
