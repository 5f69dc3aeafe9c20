-- A range of days is found by the last booking before its first and after its last day.
create index ledger_transactions_of_day on ledger_transactions (team_id, currency, created_at, number);
