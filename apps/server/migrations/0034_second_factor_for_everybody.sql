alter table staff_second_factors rename to second_factors;
alter table second_factors rename constraint staff_second_factors_pkey to second_factors_pkey;
alter table second_factors rename constraint staff_second_factors_user_id_fkey to second_factors_user_id_fkey;
alter table staff_recovery_codes rename to recovery_codes;
alter table recovery_codes rename constraint staff_recovery_codes_pkey to recovery_codes_pkey;
alter table recovery_codes rename constraint staff_recovery_codes_user_id_fkey to recovery_codes_user_id_fkey;

update operation_log set operation = 'account.secondFactorSet' where operation = 'staff.secondFactorSet';
update operation_log set operation = 'account.secondFactorPassed' where operation = 'staff.secondFactorPassed';

-- Opened by the password or a code alone, of somebody who has a second factor: it can do nothing until that is shown.
alter table sessions add column waits_for_second_factor boolean not null default false;

alter table teams add column requires_second_factor boolean not null default false;
