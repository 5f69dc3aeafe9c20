-- What a browser may fetch once by an address alone: kept for a minute, taken away by whoever brings it.
create table download_tickets (
  token_hash bytea primary key,
  path text not null,
  query jsonb not null,
  -- The session that asked, sealed: it is checked again when the file is fetched.
  sealed_session text not null,
  expires_at timestamptz not null
);
create index download_tickets_by_end on download_tickets (expires_at);
