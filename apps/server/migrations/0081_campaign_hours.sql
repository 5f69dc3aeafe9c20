-- The last days of campaigns by the hour of the ad account's clock, so that a day that goes on can be compared with
-- the same hours of one before. An hour without anything has no row.
create table campaign_hours (
  team_id bigint not null, ad_account_id bigint not null, day date not null, campaign_id bigint not null,
  hour smallint not null check (hour between 0 and 23),
  spend_micros bigint not null, impressions integer not null, taps integer not null,
  primary key (team_id, ad_account_id, day, campaign_id, hour)
);

-- How many hours of a day, from midnight, had been reported whole when they were read last.
create table hours_read (
  team_id bigint not null, ad_account_id bigint not null, day date not null,
  hours smallint not null check (hours between 0 and 24),
  primary key (team_id, ad_account_id, day)
);
