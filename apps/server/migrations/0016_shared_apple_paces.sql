-- Calls let through whose answer has not come yet.
alter table apple_paces add column under_way integer not null default 0;
-- Written twice for each call and learnt again from the next answer: not worth a flush to disk.
alter table apple_paces set unlogged;
