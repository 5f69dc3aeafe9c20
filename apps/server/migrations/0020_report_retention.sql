-- One row at most: what lies before this day was dropped for good, and is not read from Apple again.
create table report_retention (
  is_there boolean primary key default true check (is_there),
  kept_from date not null
);
