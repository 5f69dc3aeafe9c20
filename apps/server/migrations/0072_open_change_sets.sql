-- Whether a team has anything on its way is told by its sets, of which there are few; each list asks it before it looks for
-- edits, whose index keeps what has ended until the table is cleared.
create index change_sets_open on change_sets (team_id) where state in ('draft', 'proposed', 'scheduled', 'sending');
