-- What the team says of a word of an app in a storefront.
create table word_notes (
  team_id bigint not null references teams,
  adam_id text not null,
  country text not null,
  -- As `fold_word` writes it.
  word text not null,
  text text not null check (char_length(text) between 1 and 500),
  written_by bigint not null references users,
  written_at timestamptz not null,
  primary key (team_id, adam_id, country, word)
);
