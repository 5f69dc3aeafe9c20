-- A cap only informs.
alter table guard_levels drop constraint guard_levels_guard_check;
alter table guard_levels add constraint guard_levels_guard_check
  check (guard in ('totalBudget', 'groupBudget', 'reserve', 'cpaGoal', 'dailyCap', 'balance'));
