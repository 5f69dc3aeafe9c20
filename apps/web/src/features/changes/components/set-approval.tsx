import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatMoney } from '@tapwright/i18n/format-money';
import { useMoment } from '../../../platform/use-moment.ts';
import { useWriting } from '../use-writing.ts';
import classes from './change-list.module.css';

/** What a set waits or waited for: its hour, the reasons for a second person, and who decided. */
export function SetApproval({
  set: { state, scheduledFor, approval },
}: {
  readonly set: Pick<ChangeSetView, 'state' | 'scheduledFor' | 'approval'>;
}) {
  const { t, language, zone } = useWriting();
  const now = useMoment();
  const write = (at: string) => formatInstant(language, new Date(at), { zone, now });
  if (approval === null && scheduledFor === null) return null;
  const { reasons = [], rise = null, decidedBy = null, decidedAt = null, reason = null } = approval ?? {};
  const isRise = rise !== null && Number(rise.amount) > 0;
  const isDeclined = state === 'declined';
  return (
    <div className={classes.note}>
      {scheduledFor === null ? null : <p>{t('changes:approval.hour', { when: write(scheduledFor) })}</p>}
      {state === 'proposed' ? <p>{t('changes:approval.needed')}</p> : null}
      {reasons.length === 0 ? null : (
        <ul className={classes.causes} aria-label={t('changes:approval.title')}>
          {reasons.map((one) => (
            <li key={one}>{t(`changes:approval.reasons.${one}`)}</li>
          ))}
        </ul>
      )}
      {isRise ? <p>{t('changes:cost.more', { amount: formatMoney(language, rise) })}</p> : null}
      {decidedAt === null ? null : (
        <p>
          {t(`changes:approval.${isDeclined ? 'declinedBy' : 'approvedBy'}`, {
            who: decidedBy ?? '–',
            when: write(decidedAt),
          })}
        </p>
      )}
      {reason === null ? null : <p className={classes.words}>{reason}</p>}
    </div>
  );
}
