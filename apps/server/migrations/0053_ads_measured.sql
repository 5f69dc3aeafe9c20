-- What an ad shows. Apple's lists leave its product page out, so each was read by itself.
create table creatives (
  team_id bigint not null,
  ad_account_id bigint not null,
  creative_id bigint not null,
  apple jsonb not null,
  is_removed boolean not null default false,
  type text generated always as (apple ->> 'creativeType') stored,
  product_page_id text generated always as (lower(apple #>> '{destination,parameters,productPageId}')) stored,
  primary key (team_id, creative_id)
);

alter table ads add creative_id bigint generated always as ((apple ->> 'creativeId')::bigint) stored;

create table ad_days (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  ad_id bigint not null, day date not null,
  spend_micros bigint not null, spend_usd_micros bigint, spend_cny_micros bigint, impressions integer not null,
  taps integer not null, tap_installs integer not null, tap_new_downloads integer not null,
  tap_redownloads integer not null, view_installs integer not null, view_new_downloads integer not null,
  view_redownloads integer not null,
  primary key (team_id, ad_id, day)
) partition by range (day);
create index ad_days_of_team on ad_days (team_id, day);
create table ad_months (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  ad_id bigint not null, month date not null,
  spend_micros bigint not null, spend_usd_micros bigint not null, spend_cny_micros bigint not null,
  impressions bigint not null, taps bigint not null, tap_installs bigint not null,
  tap_new_downloads bigint not null, tap_redownloads bigint not null, view_installs bigint not null,
  view_new_downloads bigint not null, view_redownloads bigint not null,
  until date not null, days_without_usd bigint not null, days_without_cny bigint not null,
  primary key (team_id, ad_id, month)
) with (fillfactor = 80);
create index ad_months_of_team on ad_months (team_id, until, month);
create table ad_periods (
  team_id bigint not null, ad_account_id bigint not null, campaign_id bigint not null, ad_group_id bigint not null,
  ad_id bigint not null, span text not null check (span in ('week', 'month')), starts_on date not null,
  spend_micros bigint not null, spend_usd_micros bigint, spend_cny_micros bigint, impressions bigint not null,
  taps bigint not null, tap_installs bigint not null, tap_new_downloads bigint not null,
  tap_redownloads bigint not null, view_installs bigint not null, view_new_downloads bigint not null,
  view_redownloads bigint not null,
  primary key (team_id, ad_id, span, starts_on)
);
