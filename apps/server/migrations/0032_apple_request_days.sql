-- Requests to Apple by day in UTC: what of its quota an ad account uses. Seen for thirty days, kept a little longer.
create table apple_request_days (
  client_id text not null,
  ad_account_id text not null default '',
  on_day date not null,
  requests integer not null,
  -- Answered with 429.
  limited integer not null default 0,
  primary key (client_id, ad_account_id, on_day)
);
