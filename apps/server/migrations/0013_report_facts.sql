-- Amounts are millionths of the major unit, so that sums of converted rows lose no cent.
create table fact_measures (
  spend_micros bigint not null,
  -- At the rate of the day; null until there is one.
  spend_usd_micros bigint,
  spend_cny_micros bigint,
  impressions integer not null,
  taps integer not null,
  tap_installs integer not null,
  tap_new_downloads integer not null,
  tap_redownloads integer not null,
  view_installs integer not null,
  view_new_downloads integer not null,
  view_redownloads integer not null
);

create table fact_sums (
  spend_micros bigint not null,
  spend_usd_micros bigint,
  spend_cny_micros bigint,
  impressions bigint not null,
  taps bigint not null,
  tap_installs bigint not null,
  tap_new_downloads bigint not null,
  tap_redownloads bigint not null,
  view_installs bigint not null,
  view_new_downloads bigint not null,
  view_redownloads bigint not null
);

-- Days: what Apple told of one day. Months: their sums, kept in the same transaction.
-- Periods: whole weeks and months that Apple tells only as such, from before its daily window.

create table campaign_days (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  day date not null, like fact_measures,
  primary key (team_id, zone, campaign_id, day)
) partition by range (day);
create index campaign_days_of_team on campaign_days (team_id, day);
create table campaign_months (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  month date not null, like fact_sums,
  primary key (team_id, zone, campaign_id, month)
);
create table campaign_periods (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  span text not null check (span in ('week', 'month')), starts_on date not null, like fact_sums,
  primary key (team_id, zone, campaign_id, span, starts_on)
);

create table ad_group_days (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  ad_group_id bigint not null, day date not null, like fact_measures,
  primary key (team_id, zone, ad_group_id, day)
) partition by range (day);
create index ad_group_days_of_team on ad_group_days (team_id, day);
create table ad_group_months (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  ad_group_id bigint not null, month date not null, like fact_sums,
  primary key (team_id, zone, ad_group_id, month)
);
create table ad_group_periods (
  team_id bigint not null, ad_account_id bigint not null, zone text not null, campaign_id bigint not null,
  ad_group_id bigint not null, span text not null check (span in ('week', 'month')), starts_on date not null,
  like fact_sums,
  primary key (team_id, zone, ad_group_id, span, starts_on)
);

create table keyword_days (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, day date not null, like fact_measures,
  primary key (team_id, ad_group_id, keyword_id, day)
) partition by range (day);
create index keyword_days_of_team on keyword_days (team_id, day);
create table keyword_months (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, month date not null, like fact_sums,
  primary key (team_id, ad_group_id, keyword_id, month)
);
create table keyword_periods (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, span text not null check (span in ('week', 'month')), starts_on date not null,
  like fact_sums,
  primary key (team_id, ad_group_id, keyword_id, span, starts_on)
);

-- keyword_id 0: found by search match. term '': the searches Apple keeps to itself, together.
create table search_term_days (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, source text not null, term text not null, day date not null, like fact_measures,
  primary key (team_id, ad_group_id, keyword_id, source, term, day)
) partition by range (day);
create index search_term_days_of_team on search_term_days (team_id, day);
create table search_term_months (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, source text not null, term text not null, month date not null, like fact_sums,
  primary key (team_id, ad_group_id, keyword_id, source, term, month)
);
create table search_term_periods (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  keyword_id bigint not null, source text not null, term text not null,
  span text not null check (span in ('week', 'month')), starts_on date not null, like fact_sums,
  primary key (team_id, ad_group_id, keyword_id, source, term, span, starts_on)
);

create table audience_days (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  dimension text not null check (dimension in ('device', 'age', 'gender', 'country')), value text not null,
  day date not null, like fact_measures,
  primary key (team_id, ad_group_id, dimension, value, day)
) partition by range (day);
create index audience_days_of_team on audience_days (team_id, day);
create table audience_months (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  dimension text not null, value text not null, month date not null, like fact_sums,
  primary key (team_id, ad_group_id, dimension, value, month)
);
create table audience_periods (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  dimension text not null, value text not null, span text not null check (span in ('week', 'month')),
  starts_on date not null, like fact_sums,
  primary key (team_id, ad_group_id, dimension, value, span, starts_on)
);

-- Shares as fractions; they cannot be added, so there are no months of them.
create table impression_share_days (
  team_id bigint not null, ad_account_id bigint not null, adam_id text not null, country text not null,
  search_term text not null, day date not null, low_share double precision not null,
  high_share double precision not null, rank integer, popularity integer,
  primary key (team_id, ad_account_id, adam_id, country, search_term, day)
) partition by range (day);

drop table fact_measures, fact_sums;

-- What a currency is worth on a day, in CNY for one unit: the form in which the central bank publishes parities.
create table exchange_rates (
  currency text not null,
  day date not null,
  cny_per_unit numeric not null check (cny_per_unit > 0),
  source text not null,
  stored_at timestamptz not null default now(),
  primary key (currency, day)
);

-- The ad accounts of which there are facts, with what is needed to convert them.
create table report_accounts (
  team_id bigint not null references teams,
  ad_account_id bigint not null,
  currency text not null,
  primary key (team_id, ad_account_id)
);

-- Which days are there, as told by day, week or month; what is missing in between is a gap.
create table report_coverage (
  team_id bigint not null references teams,
  ad_account_id bigint not null,
  series text not null,
  span text not null check (span in ('day', 'week', 'month')),
  days datemultirange not null,
  read_at timestamptz not null,
  primary key (team_id, ad_account_id, series, span)
);
