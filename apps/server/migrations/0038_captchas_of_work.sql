-- A captcha that a machine works for instead of a person reading it: how many zero bits, and for what alone it serves.
alter table captchas add column work_bits smallint;
alter table captchas add column purpose text;
