-- What Apple says of words: the searches that are popular in the genres of a team's apps, week by week and in a storefront.
create table genre_words (
  team_id bigint not null references teams,
  country text not null,
  -- The Sunday after the seven days, as Apple names it.
  week date not null,
  genre text not null,
  term text not null,
  word text not null generated always as (fold_word(term)) stored,
  -- 1 to 100.
  popularity smallint not null,
  rank smallint,
  primary key (team_id, country, week, genre, term)
);
create index genre_words_of_word on genre_words (team_id, country, word, week);

create table app_genres (
  team_id bigint not null references teams,
  adam_id text not null,
  genre text not null,
  primary key (team_id, adam_id, genre)
);

-- Words that Apple suggests for an app. Phrases are told of no storefront: their country is empty.
create table suggested_words (
  team_id bigint not null references teams,
  adam_id text not null,
  country text not null,
  kind text not null check (kind in ('keyword', 'phrase')),
  term text not null,
  word text not null generated always as (fold_word(term)) stored,
  -- 5, the floor, to 100.
  popularity smallint,
  primary key (team_id, adam_id, country, kind, term)
);

-- When each of these was read last.
create table apple_word_reads (
  team_id bigint not null references teams,
  adam_id text not null,
  country text not null,
  what text not null check (what in ('keywords', 'phrases', 'genres')),
  read_at timestamptz not null,
  primary key (team_id, adam_id, country, what)
);

-- What Apple suggests to bid for a keyword, in the currency of its ad account.
create table suggested_bids (
  team_id bigint not null references teams,
  ad_account_id bigint not null,
  keyword_id bigint not null,
  amount numeric not null,
  read_at timestamptz not null,
  primary key (team_id, keyword_id)
);
