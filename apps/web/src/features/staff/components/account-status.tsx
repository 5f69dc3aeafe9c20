import type { StaffAccount } from '@tapwright/contracts/staff';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './accounts-desk.module.css';

export function AccountStatus(account: StaffAccount) {
  const { t } = useTranslation('staff');
  const { frozenAt, frozenBecause, isStaff, isFirstStaff, hasSecondFactor } = account;
  if (frozenAt !== null) {
    return (
      <span className={classes.frozen}>
        <StatusGlyph of="refused" />
        <span>{t('accounts.isFrozen', { reason: frozenBecause ?? '' })}</span>
      </span>
    );
  }
  if (isFirstStaff) return t('accounts.isFirst');
  if (isStaff) return hasSecondFactor ? t('accounts.isStaff') : t('accounts.isStaffWithout');
  return null;
}
