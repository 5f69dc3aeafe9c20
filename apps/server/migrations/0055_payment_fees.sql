-- What the provider kept of a payment, in the payment's currency; null until it says so.
alter table payment_sessions add column fee_minor bigint check (fee_minor >= 0);
