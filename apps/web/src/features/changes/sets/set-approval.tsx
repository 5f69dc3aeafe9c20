import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatMoney } from '@tapwright/i18n/format-money';
import { useMoment } from '../../../platform/use-moment.ts';
import { useWriting } from '../use-writing.ts';
import classes from './change-list.module.css';

/** What a set waits for: its hour, or a second person and what it can cost. What was decided stands in its trail. */
export function SetApproval({
  set: { state, scheduledFor, rise },
}: {
  readonly set: Pick<ChangeSetView, 'state' | 'scheduledFor' | 'rise'>;
}) {
  const { t, language, zone } = useWriting();
  const now = useMoment();
  const isProposed = state === 'proposed';
  if (!isProposed && state !== 'scheduled') return null;
  const when = scheduledFor === null ? null : formatInstant(language, new Date(scheduledFor), { zone, now });
  return (
    <div className={classes.note}>
      {when === null ? null : <p>{t('changes:approval.hour', { when })}</p>}
      {isProposed ? <p>{t('changes:approval.needed')}</p> : null}
      {isProposed && rise !== null && Number(rise.amount) > 0 ? (
        <p>{t('changes:cost.more', { amount: formatMoney(language, rise) })}</p>
      ) : null}
    </div>
  );
}
