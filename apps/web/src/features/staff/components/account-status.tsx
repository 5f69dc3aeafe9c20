import { useTranslation } from 'react-i18next';
import type { StaffAccount } from '@tapwright/contracts/staff';
import { StatusWord } from '@tapwright/ui/status-word';
import classes from './accounts-desk.module.css';

export function AccountStatus(account: StaffAccount) {
  const { t } = useTranslation('staff');
  const { frozenAt, frozenBecause, isStaff, isFirstStaff, hasSecondFactor } = account;
  if (frozenAt !== null) {
    return <StatusWord of="refused">{t('accounts.isFrozen', { reason: frozenBecause ?? '' })}</StatusWord>;
  }
  if (isFirstStaff) return t('accounts.isFirst');
  if (isStaff) return hasSecondFactor ? t('accounts.isStaff') : t('accounts.isStaffWithout');
  return <span className={classes.quiet}>{'–'}</span>;
}
