-- A month's row holds its year from January to its own end, so that a range of months is the difference of two rows. It
-- holds for the months without delivery after it, too: up to, and without, `until`.
-- A sum in USD or CNY is that of the days that have a rate; beside it how many days spent something without one.
do $$
declare
  level text;
  identity text;
  parents text;
  sums constant text[] := array['spend_micros', 'spend_usd_micros', 'spend_cny_micros', 'impressions', 'taps',
    'tap_installs', 'tap_new_downloads', 'tap_redownloads', 'view_installs', 'view_new_downloads', 'view_redownloads',
    'days_without_usd', 'days_without_cny'];
begin
  for level, parents, identity in values
    ('campaign', 'ad_account_id', 'zone, campaign_id'),
    ('ad_group', 'ad_account_id, campaign_id', 'zone, ad_group_id'),
    ('keyword', 'ad_account_id, campaign_id', 'ad_group_id, keyword_id'),
    ('search_term', 'ad_account_id, campaign_id', 'ad_group_id, keyword_id, source, term'),
    ('audience', 'ad_account_id, campaign_id', 'ad_group_id, dimension, value')
  loop
    execute format('truncate %s_months', level);
    execute format('alter table %s_months
      add until date not null, add days_without_usd bigint not null, add days_without_cny bigint not null,
      alter spend_usd_micros set not null, alter spend_cny_micros set not null, set (fillfactor = 80)', level);
    execute format('insert into %1$s_months (team_id, %2$s, %3$s, month, until, %4$s)
      select team_id, %2$s, %3$s, month, coalesce(lead(month) over year, (date_trunc(''year'', month) + interval ''1 year'')::date), %5$s
      from (
        select team_id, %2$s, %3$s, date_trunc(''month'', day)::date as month, %6$s,
          count(*) filter (where spend_usd_micros is null and spend_micros <> 0) as days_without_usd,
          count(*) filter (where spend_cny_micros is null and spend_micros <> 0) as days_without_cny
        from %1$s_days group by team_id, %2$s, %3$s, date_trunc(''month'', day)) as own
      window year as (partition by team_id, %3$s, date_trunc(''year'', month) order by month)
      order by month',
      level, parents, identity, array_to_string(sums, ', '),
      (select string_agg(format('(sum(%s) over year)::bigint', name), ', ') from unnest(sums) as name),
      (select string_agg(format('coalesce(sum(%1$s), 0)::bigint as %1$s', name), ', ')
       from unnest(sums) as name where name not like 'days_%'));
    execute format('create index %1$s_months_of_team on %1$s_months (team_id, until, month)', level);
  end loop;
end $$;
