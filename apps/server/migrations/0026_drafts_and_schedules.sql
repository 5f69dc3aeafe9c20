-- A set before its commit: a draft gathers edits for its author, a scheduled one waits for its hour.
alter table change_sets
  add column scheduled_for timestamptz,
  -- Warnings that its author has said yes to, by name.
  add column confirmed text[] not null default '{}',
  drop constraint change_sets_edit_count_check,
  drop constraint change_sets_check1,
  add check (edit_count > 0 or (edit_count = 0 and state = 'draft')),
  add check ((state in ('settled', 'withdrawn', 'declined')) = (settled_at is not null)),
  add check (state <> 'scheduled' or scheduled_for is not null);
create index change_sets_scheduled on change_sets (team_id, scheduled_for) where state = 'scheduled';
create index change_sets_drafts on change_sets (team_id, author_id) where state = 'draft';

-- planned: its set is not committed, so nothing is sent and no rule sees it.
alter table edits
  alter column turn drop not null,
  drop constraint edits_state_check,
  drop constraint edits_check,
  add constraint edits_state_check
    check (state in ('planned', 'waiting', 'sent', 'live', 'refused', 'stale', 'withdrawn')),
  add check ((state in ('planned', 'waiting', 'sent')) = (settled_at is null)),
  add check (state not in ('waiting', 'sent', 'live') or turn is not null);
drop index edits_to_send;
create index edits_to_send on edits (team_id, ad_account_id, turn, number) where state in ('waiting', 'sent');
