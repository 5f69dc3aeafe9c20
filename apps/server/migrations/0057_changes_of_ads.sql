alter table edits drop constraint edits_kind_check;
alter table edits add constraint edits_kind_check
  check (kind in ('campaign', 'adGroup', 'keyword', 'negativeKeyword', 'ad'));
