import type { StaffAccount } from '@tapwright/contracts/staff';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import classes from './accounts-desk.module.css';

type Props = StaffAccount & { readonly readAt: number };

/** All that the row has no room for, first on a phone. */
export function AccountDetails({ frozenAt, frozenBecause, readAt, ...account }: Props) {
  const { t } = useTranslation('staff');
  const write = useWriteInstant(readAt);
  const { mobile, email, createdAt, lastLoginAt } = account;
  return (
    <dl className={classes.details}>
      <dt>{t('accounts.contact')}</dt>
      <dd>{[mobile, email].filter(Boolean).join(', ') || t('accounts.none')}</dd>
      <dt>{t('accounts.created')}</dt>
      <dd>{write(createdAt)}</dd>
      <dt>{t('accounts.lastSeen')}</dt>
      <dd>{lastLoginAt === null ? t('accounts.never') : write(lastLoginAt)}</dd>
      {frozenAt === null ? null : (
        <>
          <dt>{t('accounts.frozenAt')}</dt>
          <dd>{write(frozenAt)}</dd>
          <dt>{t('accounts.reason')}</dt>
          <dd>{frozenBecause ?? t('accounts.none')}</dd>
        </>
      )}
    </dl>
  );
}
