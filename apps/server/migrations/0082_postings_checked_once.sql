-- That a posting belongs to a transaction is seen by ledger_sum as it is written, and neither can go afterwards; the
-- foreign key asked the same again, for each line.
alter table ledger_postings drop constraint ledger_postings_team_id_currency_number_fkey;
