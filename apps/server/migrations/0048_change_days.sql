-- On which days ads were changed: what a chart marks.
create index edits_live on edits (team_id, settled_at) where state = 'live';
create index outside_changes_by_time on outside_changes (team_id, happened_at) where happened_at is not null;
