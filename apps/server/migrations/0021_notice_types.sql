-- Which types there are is said once, in packages/contracts/src/notifications.ts.
alter table notices drop constraint notices_type_id_check, add constraint notices_type_id_check check (type_id >= 0);
