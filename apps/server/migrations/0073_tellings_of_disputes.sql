-- How often a dispute was told anew: what is booked of each time has a key of its own.
alter table payment_disputes add column tellings integer not null default 0;
