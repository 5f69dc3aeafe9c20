import type { MemberView } from '@tapwright/contracts/members';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './changed-meanwhile.module.css';

type Props = { readonly seen: MemberView; readonly now: MemberView | undefined };

/** Somebody else was faster: what holds now, while all that was typed stays. */
export function ChangedMeanwhile({ seen, now }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  if (now?.revision === seen.revision) return null;
  if (now === undefined) {
    return (
      <p role="alert" className={classes.note}>
        {t('stale.gone', { who: seen.nickName })}
      </p>
    );
  }
  const { remark } = now;
  const role = t(`teams:roles.${now.roleName}`);
  const status = now.roleUserStatus === 1 ? t('members.disabled') : t('members.enabled');
  return (
    <div role="alert" className={classes.note}>
      <p>{t('stale.changed')}</p>
      <p>
        {remark === '' ? t('stale.now', { role, status }) : t('stale.nowNamed', { role, status, remark })}
      </p>
    </div>
  );
}
