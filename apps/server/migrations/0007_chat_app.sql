-- One QR code and what became of it. Whatever a browser or a phone must show to go on stands hashed.
create table chat_app_attempts (
  attempt_id bigint generated always as identity primary key,
  -- Of the browser that shows the QR code: what it asks with, and its cookie.
  code_hash bytea not null unique,
  secret_hash bytea not null,
  -- In the QR code, for one scan.
  state_hash bytea not null unique,
  purpose text not null check (purpose in ('signIn', 'bind')),
  -- Who binds.
  user_id bigint references users on delete cascade,
  address text not null,
  network text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'scanned', 'approved', 'refused', 'failed', 'unlinked', 'ended')),
  -- What the chat app handed to the phone: unique, so that none is taken twice.
  chat_app_code_hash bytea unique,
  phone_secret_hash bytea unique,
  wechat_id text,
  wechat_name text,
  -- Of a chat-app account that belongs to nobody yet: with it the person may link it or register.
  link_ticket_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'bind') = (user_id is not null))
);
create index chat_app_attempts_of_network on chat_app_attempts (network, created_at);
create index chat_app_attempts_by_age on chat_app_attempts (created_at);
