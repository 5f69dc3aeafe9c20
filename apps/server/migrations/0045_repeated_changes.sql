-- The set whose failed edits this one does again.
alter table change_sets add column repeats bigint;
create index change_sets_repeated on change_sets (team_id, repeats) where repeats is not null;
