-- What was changed outside, at the object it was done to; null where Apple says only how many there were.
alter table outside_changes
  add column kind text check (kind in ('campaign', 'adGroup', 'keyword', 'negativeKeyword', 'ad')),
  add column object_id bigint,
  add column intent text check (intent in ('create', 'update', 'remove')),
  -- By Apple's names, as text.
  add column before jsonb,
  add column after jsonb,
  add column happened_at timestamptz;
create index outside_changes_of_object on outside_changes (team_id, kind, object_id) where object_id is not null;
create index edits_by_apple_id on edits (team_id, kind, apple_id) where apple_id is not null;
