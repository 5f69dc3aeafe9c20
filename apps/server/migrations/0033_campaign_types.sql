-- What a campaign is for, as its name says; the rarer word first, since "non-brand" is no brand.
create function campaign_type_of_name(name text) returns text language sql immutable parallel safe as $$
  select case
    when lower(name) ~ 'competit|conquest|(^|[^a-z])(comp|comps|rivals?)([^a-z]|$)|竞品|競品|竞争|競爭|競合|경쟁' then 'competitor'
    when lower(name) ~ 'discover|search ?match|(^|[^a-z])explor|探索|发现|發現|拓词|拓詞|発見|ディスカバリー|발견|탐색' then 'discovery'
    when lower(name) ~ 'categor|generic|non[- ]?brand|(^|[^a-z])cat([^a-z]|$)|非品牌|品类|品類|类别|類別|行业|行業|通用|カテゴリ|一般|카테고리|일반' then 'category'
    when lower(name) ~ '(^|[^a-z])brand|品牌|ブランド|指名|브랜드' then 'brand'
  end
$$;

alter table campaigns
  add column named_type text generated always as (campaign_type_of_name(apple ->> 'name')) stored,
  -- By hand; it wins over the name.
  add column chosen_type text check (chosen_type in ('brand', 'category', 'competitor', 'discovery'));
