alter table users add column frozen_because text;
alter table sessions add column second_factor_at timestamptz;

create table staff_second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Both may be there: a new one takes the old one's place once a code of it was typed.
  sealed_secret text,
  sealed_pending_secret text,
  -- The 30 seconds whose code was taken last; neither that code nor an older one is taken again.
  last_step bigint not null default 0,
  wrong_tries integer not null default 0,
  waits_until timestamptz
);

create table staff_recovery_codes (
  user_id bigint not null references staff_second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
