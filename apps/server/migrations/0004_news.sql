create table news (
  news_id bigint generated always as identity primary key,
  type text not null check (type in ('news', 'help', 'agreement')),
  is_pinned boolean not null default false,
  -- Without one it is a draft.
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_published on news (type, is_pinned desc, published_at desc, news_id desc)
  where published_at is not null;

create table news_texts (
  news_id bigint not null references news on delete cascade,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en', 'ja', 'ko')),
  title text not null check (length(title) between 1 and 120),
  body text not null,
  primary key (news_id, language)
);
