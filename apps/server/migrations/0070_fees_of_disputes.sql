-- What the provider kept of a dispute, as far as it is booked, in the payment's currency.
alter table payment_disputes add column fee_minor bigint not null default 0;
