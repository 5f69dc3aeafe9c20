-- A picture with characters, answered by whoever has its cookie.
create table captchas (
  token_hash bytea primary key,
  answer_hash bytea not null,
  tries smallint not null default 0,
  look_ups smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  passed_at timestamptz,
  used_at timestamptz
);
create index captchas_by_expiry on captchas (expires_at);

-- subject_hash: address, purpose and, for somebody signed in, the person. Kept a day, to count by address.
create table verification_codes (
  code_id bigint generated always as identity primary key,
  subject_hash bytea not null,
  address_hash bytea not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_of_subject on verification_codes (subject_hash, code_id);
create index verification_codes_of_address on verification_codes (address_hash, created_at);
create index verification_codes_by_age on verification_codes (created_at);

-- What is counted (failed sign-ins, look-ups, codes) stands hashed; the count begins anew after forgotten_at.
create table attempt_counts (
  counted_hash bytea primary key,
  count integer not null,
  waits_until timestamptz,
  forgotten_at timestamptz not null
);
create index attempt_counts_by_end on attempt_counts (forgotten_at);
