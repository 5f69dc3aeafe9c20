import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { formatCount } from '@tapwright/i18n/format-number';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type ListStep, stepQuery, type StepQuestion } from '../api/negative-lists.ts';
import { useSendStep } from '../use-send-step.ts';
import { BlockedList } from './blocked-list.tsx';
import classes from './negative-lists.module.css';

export type OnSent = (set: { teamId: number; changeSetId: number }) => void;
type Props = {
  readonly question: StepQuestion;
  readonly onSent: OnSent;
  readonly onClose: () => void;
};

/** What brings campaigns in step, before it is sent: campaign by campaign, with what is refused and what it would block. */
export function StepDialog({ question, onSent, onClose }: Props) {
  const { t } = useTranslation(['negativeLists', 'frame']);
  const { data, error, refetch } = useQuery(stepQuery(question));
  return (
    <Dialog title={t('step.title')} width={720} keepsOpen closeLabel={t('frame:close')} onClose={onClose}>
      {data === undefined && error !== null ? (
        <ViewFailed
          title={t('step.failed')}
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
        <Inside question={question} step={data} onSent={onSent} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Inside({ question, step, onSent, onClose }: Props & { readonly step: ListStep }) {
  const { t } = useTranslation(['negativeLists', 'frame', 'changes']);
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const { send, isPending } = useSendStep({ onSent, onClose });
  const columns = useColumns();
  const isReady = step.edits > 0 && step.warnings.every(({ reason }) => confirmed.includes(reason));
  const isProposal = step.approval.length > 0;
  return (
    <>
      <div className={classes.step}>
        {step.campaigns.length === 0 ? (
          <p className={classes.note}>{t('step.nothing')}</p>
        ) : (
          <div className={classes.tall}>
            <DataTable
              label={t('step.title')}
              columns={columns}
              rows={step.campaigns}
              keyOf={({ campaignId }) => campaignId}
            />
          </div>
        )}
        <Notes step={step} />
        {step.warnings.map(({ reason, message, count }) => (
          <label key={reason} className={classes.confirm}>
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
              {message} <span className={classes.quiet}>{t('step.of', { count })}</span>
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
          {t(isProposal ? 'step.propose' : 'step.send', { count: step.edits })}
        </Button>
      </footer>
    </>
  );
}

/** What is left out and why, what would be blocked, and that somebody else decides. */
function Notes({ step }: { readonly step: ListStep }) {
  const { t } = useTranslation('negativeLists');
  const over = step.campaigns.reduce((sum, one) => sum + one.over, 0);
  return (
    <>
      {step.refusals.map(({ reason, message, count }) => (
        <p key={reason} className={classes.alert}>
          {message} <span className={classes.quiet}>{t('step.leftOut', { count })}</span>
        </p>
      ))}
      {over === 0 ? null : (
        <p role="alert" className={classes.alert}>
          {t('step.over', { count: over })}
        </p>
      )}
      {step.left === 0 ? null : <p className={classes.note}>{t('step.left', { count: step.left })}</p>}
      <BlockedList blocked={step.blocked} />
      {step.approval.length > 0 ? <p className={classes.note}>{t('step.proposal')}</p> : null}
    </>
  );
}

type Line = ListStep['campaigns'][number];

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('negativeLists');
  const language = useLanguage();
  const numbers = ['add', 'activate', 'remove'] as const;
  return [
    { key: 'name', head: t('columns.campaign'), onCard: 'title', cell: ({ name }) => name },
    ...numbers.map((key): Column<Line> => ({
      key,
      head: t(`step.columns.${key}`),
      width: 110,
      align: 'end',
      cell: (line) => (line[key] === 0 ? '' : formatCount(language, line[key])),
    })),
    {
      key: 'card',
      head: '',
      isCardOnly: true,
      onCard: 'line',
      cell: (line) =>
        numbers
          .filter((key) => line[key] > 0)
          .map((key) => `${t(`step.columns.${key}`)} ${formatCount(language, line[key])}`)
          .join(' · '),
    },
  ];
}
