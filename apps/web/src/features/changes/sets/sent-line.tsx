import { useQuery } from '@tanstack/react-query';
import type { OpenEdit } from '@tapwright/contracts/open-edits';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { formatList } from '@tapwright/i18n/format-list';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetQuery } from '../api/change-queries.ts';
import { nameField } from '../../../platform/words/say-changes.ts';
import { writeValue } from '../describe-change.ts';
import { useSayEnd } from './use-say-end.ts';
import { useWriting } from '../use-writing.ts';
import classes from '../settings/panel.module.css';

type Props = {
  readonly teamId: number;
  /** The set that was sent from here last. */
  readonly sentId: number | undefined;
  readonly openEdits: readonly OpenEdit[];
  readonly timeZone: string;
};

/** What is on its way, whoever sent it; then how what was sent from here ended. */
export function SentLine({ teamId, sentId, openEdits, timeZone }: Props) {
  const { t } = useTranslation('changes');
  const writing = useWriting(timeZone);
  const sayEnd = useSayEnd();
  const { data } = useQuery({
    ...changeSetQuery({ teamId, changeSetId: sentId ?? 0 }),
    enabled: sentId !== undefined,
  });
  const [last] = openEdits.filter(({ state }) => state === 'sending').slice(-1);
  if (last !== undefined) {
    const values = Object.entries(last.after).map(
      ([field, value]) => `${nameField(writing, field)} ${writeValue(writing, field, value)}`,
    );
    return (
      <div className={classes.way} role="status">
        <StatusWord of="sending">
          {last.intent === 'update'
            ? t('sending.values', { values: formatList(writing.language, values) })
            : t('sending.plain')}
        </StatusWord>
      </div>
    );
  }
  if (data?.set.state === 'proposed')
    return (
      <div className={classes.way} role="status">
        <StatusWord of="pending">{t('states.proposed')}</StatusWord>
        <p className={classes.words}>{t('approval.needed')}</p>
      </div>
    );
  const [edit] = data?.edits.list ?? [];
  if (edit === undefined || data?.set.state !== 'settled') return null;
  return (
    <div className={classes.way} role="status">
      {edit.state === 'live' ? (
        <StatusWord of="in-order">{t('editStates.live')}</StatusWord>
      ) : (
        <>
          <StatusWord of={edit.state === 'stale' ? 'stale' : 'refused'}>{sayEnd(edit)}</StatusWord>
          {edit.appleWords === null ? null : (
            <p className={classes.words}>{t('appleWords', { words: edit.appleWords })}</p>
          )}
        </>
      )}
    </div>
  );
}
