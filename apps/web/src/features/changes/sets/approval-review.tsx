import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatCount } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { modKey, useKeys } from '../../../platform/use-keys.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import type { Preview } from '../api/commit-change.ts';
import { type SetKey, waitingPreviewQuery } from '../api/decide-change.ts';
import { draftQuery } from '../api/draft-queries.ts';
import type { Change } from '../change.ts';
import { gatherRows, prepareRows, type PreviewRow } from '../preview/prepare-preview.ts';
import { useApprove } from './use-approve.ts';
import { useChosen } from '../preview/use-chosen.ts';
import { useWriting } from '../use-writing.ts';
import classes from './approval-review.module.css';
import preview from '../preview/preview.module.css';
import { PreviewLoading } from '../preview/preview-loading.tsx';
import { PreviewRail } from '../preview/preview-rail.tsx';
import { PreviewTable } from '../preview/preview-table.tsx';

const DeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog.tsx')).DeclineDialog,
}));

type Props = { readonly teamId: number; readonly set: ChangeSetView };

/** What a second person decides on: what it can cost, each row as it would be by now, and both ways at the foot. */
export function ApprovalReview({ teamId, set }: Props) {
  const { t } = useWriting();
  const key = { teamId, changeSetId: set.changeSetId };
  const approving = useApprove(key);
  // Once it goes ahead nothing waits that could be judged.
  const enabled = !approving.isPending && !approving.isApproved;
  const edits = useQuery({ ...draftQuery(key), enabled });
  const judged = useQuery({ ...waitingPreviewQuery(key), enabled });
  if (edits.data !== undefined && judged.data !== undefined) {
    const { change } = edits.data;
    const rows = prepareRows(change, judged.data);
    return <Inside {...{ set, change, rows, approving }} preview={judged.data} />;
  }
  const error = edits.error ?? judged.error;
  if (error === null) return <PreviewLoading />;
  return (
    <ViewFailed
      title={t('changes:preview.failed')}
      text={t('changes:preview.nothingSent')}
      error={error}
      onTryAgain={() => void Promise.all([edits.refetch(), judged.refetch()])}
    />
  );
}

type InsideProps = {
  readonly set: ChangeSetView;
  readonly change: Change;
  readonly rows: readonly PreviewRow[];
  readonly preview: Preview;
  readonly approving: ReturnType<typeof useApprove>;
};

/** What its author said yes to is said; that a removal is final is asked of each. */
const confirmedBy = ({ approval }: ChangeSetView) =>
  approval?.confirmed.filter((reason) => reason !== 'removalIsFinal');

const onlyOf = (zones: readonly string[]) => (zones.length === 1 ? zones[0] : undefined);

function Inside({ set, change, rows, preview: whole, approving }: InsideProps) {
  const { language } = useWriting();
  const { taken, take, confirmed, setConfirmed, sent } = useChosen(rows, confirmedBy(set));
  const key = { teamId: change.teamId, changeSetId: set.changeSetId };
  const numbers = change.draft?.numbers ?? [];
  const kept = new Set(sent.map(({ place }) => place));
  const cut = numbers.filter((_, place) => taken.has(place));
  const { approve, isPending, isApproved } = approving;
  const cost = useCost(key, whole, { without: cut, isOver: isPending || isApproved });
  const send = () =>
    approve({ without: numbers.filter((_, place) => !kept.has(place)), confirmed: [...confirmed] });
  useKeys({ 'mod+enter': () => (sent.length > 0 ? void send() : undefined) });
  return (
    <section className={classes.review}>
      <div className={classes.inside}>
        <PreviewTable rows={rows} taken={taken} zone={onlyOf(whole.timeZones)} onTake={take} />
        <PreviewRail
          change={change}
          rise={cost.rise}
          room={cost.room}
          payment={cost.payment}
          approval={set.approval?.reasons ?? []}
          warnings={gatherRows(rows, taken).map(({ count, ...one }) => ({
            ...one,
            count: formatCount(language, count),
          }))}
          confirmed={confirmed}
          onConfirm={setConfirmed}
        >
          <Hour at={set.scheduledFor} />
        </PreviewRail>
      </div>
      <Foot decided={key} count={sent.length} isPending={isPending} onApprove={() => void send()} />
    </section>
  );
}

/** What it costs moves with each row that is taken out. */
type Cut = { readonly without: readonly number[]; readonly isOver: boolean };

function useCost(key: SetKey, whole: Preview, { without, isOver }: Cut) {
  const isCut = without.length > 0;
  const { data } = useQuery({
    ...waitingPreviewQuery({ ...key, without }),
    enabled: isCut && !isOver,
    placeholderData: keepPreviousData,
  });
  return isCut ? (data ?? whole) : whole;
}

function Hour({ at }: { readonly at: string | null }) {
  const { t, language, zone } = useWriting();
  const now = useMoment();
  if (at === null) return null;
  const when = formatInstant(language, new Date(at), { zone, now });
  return <p className={preview.block}>{t('changes:approval.hour', { when })}</p>;
}

type FootProps = {
  readonly decided: SetKey;
  readonly count: number;
  readonly isPending: boolean;
  readonly onApprove: () => void;
};

function Foot({ decided, count, isPending, onApprove }: FootProps) {
  const { t } = useWriting();
  const [isDeclining, setDeclining] = useState(false);
  useOnPage('foot');
  return (
    <footer className={classes.foot}>
      <span className={classes.footNote}>{t('changes:approve.text')}</span>
      <Button onClick={() => setDeclining(true)}>{t('changes:decline.action')}</Button>
      <Button
        variant="filled"
        loading={isPending}
        disabled={count === 0}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onApprove}
      >
        {t('changes:approve.action', { count })}
        <span className={preview.key} aria-hidden>
          <KeyCap>{`${modKey}↵`}</KeyCap>
        </span>
      </Button>
      <Suspense>
        {isDeclining ? <DeclineDialog {...decided} onClose={() => setDeclining(false)} /> : null}
      </Suspense>
    </footer>
  );
}
