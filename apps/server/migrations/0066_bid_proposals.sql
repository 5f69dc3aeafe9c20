-- The keyword assistant proposes bids too.
alter table assistant_proposals drop constraint assistant_proposals_kind_check;
alter table assistant_proposals add constraint assistant_proposals_kind_check
  check (kind in ('harvest', 'negate', 'own', 'bids', 'budget'));
