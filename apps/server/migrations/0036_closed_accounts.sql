-- Closed for good: the row stays for what names its id, and says nothing of the person any more.
alter table users add column closed_at timestamptz;
