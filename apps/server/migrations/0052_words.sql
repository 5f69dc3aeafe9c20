-- What a text is a word by: case, width, spaces and Unicode form do not count, as in `foldKeyword` of packages/domain.
create function fold_word(given text) returns text language sql immutable strict parallel safe as $$
  select case when given ~ '^[!-~]+( [!-~]+)*$' then lower(given) else
    btrim(regexp_replace(normalize(lower(normalize(btrim(regexp_replace(regexp_replace(normalize(given, NFC),
      '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), NFKC)), NFKC),
      '[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
  end
$$;

alter table keywords add column word text generated always as (fold_word(apple ->> 'text')) stored;
alter table negative_keywords add column word text generated always as (fold_word(apple ->> 'text')) stored;

-- What was ever searched for, each once in an ad group: kept with the days it is read from, and after they are dropped.
create table seen_terms (
  team_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  term text not null,
  word text not null generated always as (fold_word(term)) stored,
  first_on date not null,
  primary key (team_id, campaign_id, ad_group_id, term)
);

insert into seen_terms (team_id, campaign_id, ad_group_id, term, first_on)
select team_id, campaign_id, ad_group_id, term, min(day)
from (
  select team_id, campaign_id, ad_group_id, term, day from search_term_days where term <> ''
  union all
  select team_id, campaign_id, ad_group_id, term, starts_on from search_term_periods where term <> '') as told
group by team_id, campaign_id, ad_group_id, term;
