import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { commitMends, type MendPreview, type MendQuestion, mendsQuery } from '../api/structure.ts';
import { useReadStructure } from '../use-read-structure.ts';
import classes from './structure.module.css';

export type OnSent = (set: { teamId: number; changeSetId: number }) => void;
type Props = { readonly question: MendQuestion; readonly onSent: OnSent; readonly onClose: () => void };

/** What mends faults before it is sent, as the one change set that it becomes. */
export function MendDialog({ question, onSent, onClose }: Props) {
  const { t } = useTranslation(['structure', 'frame']);
  const { data, error, refetch } = useQuery(mendsQuery(question));
  return (
    <Dialog title={t('mend.title')} width={880} keepsOpen closeLabel={t('frame:close')} onClose={onClose}>
      {data === undefined && error !== null ? (
        <ViewFailed
          title={t('mend.failed')}
          text={t('safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : data === undefined ? (
        <div className={classes.loading}>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={32} />
          ))}
        </div>
      ) : (
        <Inside question={question} preview={data} onSent={onSent} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Inside({ question, preview, onSent, onClose }: Props & { readonly preview: MendPreview }) {
  const { t } = useTranslation(['structure', 'frame']);
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const { send, isPending } = useSend(onSent, onClose);
  const columns = useColumns();
  const { edits, sent, warnings, approval } = preview;
  const isReady = sent > 0 && warnings.every(({ reason }) => confirmed.includes(reason));
  return (
    <>
      <div className={classes.mends}>
        {edits.length === 0 ? (
          <p className={classes.note}>{t('mend.nothing')}</p>
        ) : (
          <div className={classes.tall}>
            <DataTable
              label={t('mend.title')}
              columns={columns}
              rows={edits.map((edit, place) => ({ ...edit, place: edit.place, number: place }))}
              keyOf={({ number }) => number}
            />
          </div>
        )}
        {approval.length > 0 ? <p className={classes.note}>{t('mend.proposal')}</p> : null}
        {warnings.map(({ reason, message, count }) => (
          <label key={reason} className={classes.pick}>
            <input
              type="checkbox"
              checked={confirmed.includes(reason)}
              onChange={({ target }) =>
                setConfirmed(
                  target.checked ? [...confirmed, reason] : confirmed.filter((one) => one !== reason),
                )
              }
            />
            <span>
              {message} <span className={classes.quiet}>{t('mend.of', { count })}</span>
            </span>
          </label>
        ))}
      </div>
      <footer className={classes.foot}>
        <Button onClick={onClose}>{t('frame:cancel')}</Button>
        <Button
          variant="filled"
          loading={isPending}
          disabled={!isReady}
          onClick={() => void send(question, confirmed)}
        >
          {t(approval.length > 0 ? 'mend.propose' : 'mend.send', { count: sent })}
        </Button>
      </footer>
    </>
  );
}

type Edit = MendPreview['edits'][number] & { readonly number: number };

function useColumns(): Column<Edit>[] {
  const { t } = useTranslation('structure');
  return [
    {
      key: 'what',
      head: t('columns.mend'),
      onCard: 'title',
      cell: ({ what, about, before, after, refused }) => (
        <span className={classes.text}>
          {t(`mend.ways.${what}`)}: <bdi dir="auto">{about}</bdi>
          {after === null ? null : (
            <span className={classes.quiet}> {t('mend.values', { before: before ?? '', after })}</span>
          )}
          {refused === null ? null : <span className={classes.alert}> {refused}</span>}
        </span>
      ),
    },
    {
      key: 'where',
      head: t('columns.where'),
      width: 320,
      onCard: 'line',
      cell: ({ place }) => <span className={classes.text}>{place}</span>,
    },
  ];
}

function useSend(onSent: OnSent, onClose: () => void) {
  const { t } = useTranslation('structure');
  const readStructure = useReadStructure();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (question: MendQuestion, confirmed: readonly WarningReason[]) => {
    setPending(true);
    try {
      const { changeSetId } = await commitMends({ ...question, confirmed: [...confirmed] });
      onSent({ teamId: question.teamId, changeSetId });
      onClose();
    } catch (error) {
      showFailure(t('mend.notSent'), error);
    } finally {
      setPending(false);
      void readStructure(question.teamId);
    }
  };
  return { send, isPending };
}
