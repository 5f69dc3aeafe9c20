import { useTranslation } from 'react-i18next';
import type { StaffAccount } from '@tapwright/contracts/staff';
import { StatusWord } from '@tapwright/ui/status-word';
import classes from './accounts-desk.module.css';

type Props = StaffAccount & { readonly write: (at: string) => string };

export function AccountStatus({
  frozenAt,
  frozenBecause,
  isStaff,
  isFirstStaff,
  hasSecondFactor,
  write,
}: Props) {
  const { t } = useTranslation('staff');
  if (frozenAt !== null) {
    const text = t('accounts.isFrozen', { at: write(frozenAt), reason: frozenBecause ?? '' });
    return (
      <span title={text}>
        <StatusWord of="refused">{text}</StatusWord>
      </span>
    );
  }
  if (isFirstStaff) return t('accounts.isFirst');
  if (isStaff) return hasSecondFactor ? t('accounts.isStaff') : t('accounts.isStaffWithout');
  return <span className={classes.quiet}>{'–'}</span>;
}
