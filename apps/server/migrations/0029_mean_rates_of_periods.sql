-- Whole weeks and months were converted at the rate of their first day; they are worth the mean of their days.
do $$
declare name text;
begin
  foreach name in array array['campaign', 'ad_group', 'keyword', 'search_term', 'audience'] loop
    execute format($statement$
      with periods as (
        select distinct a.currency, f.span, f.starts_on
        from %1$I f join report_accounts a using (team_id, ad_account_id)),
      days as (
        select p.*, at::date as day,
          (select cny_per_unit from exchange_rates e
            where e.currency = p.currency and e.day <= at order by e.day desc limit 1) as own,
          (select cny_per_unit from exchange_rates e
            where e.currency = 'USD' and e.day <= at order by e.day desc limit 1) as dollar
        from periods p, generate_series(p.starts_on, case p.span when 'week' then p.starts_on + 6
          else (p.starts_on + interval '1 month')::date - 1 end, '1 day') as at),
      worth as (
        select currency, span, starts_on,
          case when count(*) = count(usd) then avg(usd) end as usd,
          case when count(*) = count(cny) then avg(cny) end as cny
        from (
          select currency, span, starts_on, case when currency = 'CNY' then 1 else own end as cny,
            case when currency = 'USD' then 1 else case when currency = 'CNY' then 1 else own end / dollar end as usd
          from days) as rated
        group by currency, span, starts_on)
      update %1$I f set spend_usd_micros = round(f.spend_micros * w.usd), spend_cny_micros = round(f.spend_micros * w.cny)
      from report_accounts a join worth w using (currency)
      where a.team_id = f.team_id and a.ad_account_id = f.ad_account_id
        and w.span = f.span and w.starts_on = f.starts_on
        and (f.spend_usd_micros, f.spend_cny_micros)
          is distinct from (round(f.spend_micros * w.usd)::bigint, round(f.spend_micros * w.cny)::bigint)
    $statement$, name || '_periods');
  end loop;
end $$;
