import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { formatCount } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../platform/use-language.ts';
import { useShowFailure } from '../../../platform/use-show-failure.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { previewQuery } from '../api/change-queries.ts';
import type { Preview } from '../api/commit-change.ts';
import type { Change } from '../change.ts';
import { chooseSent, cutChange, gatherRows, prepareRows, type PreviewRow } from '../prepare-preview.ts';
import { useCommit } from '../use-commit.ts';
import { PreviewRail } from './preview-rail.tsx';
import { PreviewTable } from './preview-table.tsx';
import classes from './preview.module.css';

type Props = { readonly change: Change; readonly onClose: () => void };

/** What a change comes to before it is sent: before and after, what is refused, what is to be confirmed by name. */
export function PreviewDialog({ change, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const { data, error, refetch } = useQuery(previewQuery(change));
  return (
    <Dialog
      title={<Title change={change} />}
      width={change.items.length > 1 ? 1152 : 880}
      keepsOpen
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      {data === undefined && error !== null ? (
        <ViewFailed
          title={t('preview.failed')}
          text={t('preview.nothingSent')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? (
        <div className={classes.loading} aria-busy>
          <Skeleton width="48%" />
          <Skeleton width="64%" />
          <Skeleton width="56%" />
        </div>
      ) : null}
      {data === undefined ? null : (
        <Inside change={change} preview={data} rows={prepareRows(change, data)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Title({ change: { items, undoes } }: Pick<Props, 'change'>) {
  const { t } = useTranslation('changes');
  const [first] = items;
  const objects =
    items.length === 1
      ? (first?.name ?? '')
      : t(
          `counts.${items.every(({ kind }) => kind === first?.kind) ? (first?.kind ?? 'objects') : 'objects'}`,
          {
            count: items.length,
          },
        );
  return t(undoes ? 'preview.undo' : first?.intent === 'remove' ? 'preview.remove' : 'preview.change', {
    objects,
  });
}

type InsideProps = Props & { readonly preview: Preview; readonly rows: readonly PreviewRow[] };

function Inside({ change, preview, rows, onClose }: InsideProps) {
  const { t } = useTranslation(['changes', 'frame']);
  const language = useLanguage();
  const showFailure = useShowFailure();
  const { commit, isPending } = useCommit();
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const sent = chooseSent(rows, taken, confirmed);
  const warnings = gatherRows(rows, taken);
  const open = rows.filter(({ place, verdict }) => verdict === 'confirm' && !taken.has(place)).length;
  const waiting = open - sent.filter(({ verdict }) => verdict === 'confirm').length;
  const send = async () => {
    if (sent.length === 0 || isPending) return;
    const origin = change.items.length > 1 ? 'bulk' : 'form';
    const ended = await commit({ change: cutChange(change, sent), origin }, confirmed);
    if (ended.is === 'sent') return onClose();
    showFailure(t('notSent'), ended.is === 'refused' ? ended.error : undefined);
  };
  const isProposal = preview.approval.length > 0;
  const kind = isProposal ? 'propose' : wayOf(change);
  return (
    <>
      <div className={classes.inside}>
        <PreviewTable
          rows={rows}
          taken={taken}
          onTake={(place) =>
            setTaken((old) => (old.has(place) ? without(old, place) : new Set([...old, place])))
          }
        />
        <PreviewRail
          change={change}
          rise={preview.rise}
          approval={preview.approval}
          warnings={warnings.map(({ count, ...one }) => ({ ...one, count: formatCount(language, count) }))}
          confirmed={confirmed}
          onConfirm={setConfirmed}
        />
      </div>
      <footer className={classes.foot}>
        <span className={classes.footNote}>
          {waiting > 0 ? t('preview.waiting', { count: waiting }) : t('preview.kept')}
        </span>
        <Button onClick={onClose}>{t('frame:cancel')}</Button>
        <Button
          variant={kind === 'remove' ? 'danger' : 'filled'}
          loading={isPending}
          disabled={sent.length === 0}
          onClick={() => void send()}
        >
          {t(`preview.${kind}Now`, { count: sent.length === 0 ? open : sent.length })}
        </Button>
      </footer>
    </>
  );
}

const wayOf = ({ undoes, items: [first] }: Change) =>
  undoes ? 'undo' : first?.intent === 'remove' ? 'remove' : 'send';

const without = (taken: ReadonlySet<number>, place: number) =>
  new Set([...taken].filter((one) => one !== place));
