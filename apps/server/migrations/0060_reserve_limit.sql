-- What one set may reserve, in the team's currency, before a second person is needed; null: any amount.
alter table change_policies add column max_reserve_minor bigint check (max_reserve_minor >= 0);
