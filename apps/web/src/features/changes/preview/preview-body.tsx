import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { Button } from '@tapwright/ui/forms/button';
import { formatCount } from '@tapwright/i18n/format-number';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { modKey, useKeys } from '../../../platform/use-keys.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { previewQuery } from '../api/change-queries.ts';
import type { Preview } from '../api/commit-change.ts';
import type { Change } from '../change.ts';
import { raiseMax, takeMax, withoutRaises } from './mend-bids.ts';
import type { ActionOf } from './preview-action.ts';
import { cutChange, gatherRows, prepareRows, type PreviewRow } from './prepare-preview.ts';
import { useChosen } from './use-chosen.ts';
import { useCommit } from './use-commit.ts';
import type { FoldChoice } from './use-folds.ts';
import { useWhen } from './use-when.ts';
import { PreviewLoading } from './preview-loading.tsx';
import { PreviewRail } from './preview-rail.tsx';
import { PreviewTable } from './preview-table.tsx';
import classes from './preview.module.css';
import { WhenChoice } from './when-choice.tsx';

type Props = {
  readonly change: Change;
  readonly onClose: () => void;
  /** Closed without anything being sent; the same where it is not given. */
  readonly onCancel?: () => void;
  readonly onSent?: (() => void) | undefined;
  /** At the beginning of the foot. */
  readonly aside?: ReactNode;
  /** Beside what an undo does. */
  readonly undoChoice?: ReactNode;
  /** Of an undo: rows that somebody changed since go back all the same. */
  readonly onOver?: (rows: readonly PreviewRow[]) => void;
  /** Where what is refused can be mended in it. */
  readonly onMend?: (change: Change) => void;
  readonly actionOf?: ActionOf;
  /** Where edits that are the same read as one line. */
  readonly folds?: FoldChoice;
};

/** The rows of a change with their verdicts, what goes along with it, and when it is sent. */
export function PreviewBody(props: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const { change } = props;
  // Whoever hears first that it left would ask what it comes to as a draft that is none any more.
  const [isSending, setSending] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...previewQuery(change),
    enabled: !isSending,
    // Its rows stay in sight while what goes over somebody's later value, or was mended, is judged.
    ...((change.undoes ?? props.onMend) && { placeholderData: keepPreviousData }),
  });
  if (data !== undefined)
    return (
      <Inside
        {...props}
        preview={data}
        rows={prepareRows(change, data)}
        isJudged={!isPlaceholderData}
        onSending={setSending}
      />
    );
  if (error !== null)
    return (
      <ViewFailed
        title={t('preview.failed')}
        text={t('preview.nothingSent')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  return <PreviewLoading />;
}

type InsideProps = Props & {
  readonly preview: Preview;
  readonly rows: readonly PreviewRow[];
  readonly isJudged: boolean;
  readonly onSending: (isSending: boolean) => void;
};

function Inside(props: InsideProps) {
  const { change, preview, rows, isJudged, onClose, onCancel = onClose, ...parts } = props;
  const { t } = useTranslation(['changes', 'frame']);
  const when = useWhen(change, preview.timeZones);
  const { taken, take, confirmed, setConfirmed, sent, gathered, open, waiting } = useChosen(rows);
  const actions = { actionOf: parts.actionOf, folds: parts.folds };
  const mends = mendWays({ change, onMend: parts.onMend }, take);
  const table = { rows, taken, zone: when.onlyZone, onOver: parts.onOver, ...mends, ...actions };
  const { onSent, onSending } = props;
  const { send, isPending } = useSending({ change, confirmed, when, onClose, onSent, onSending });
  const isGathered = when.kind === 'draft';
  const chosen = isGathered ? gathered : sent;
  const word = wordOf(change, when.kind, preview.approval.length > 0);
  const isReady = chosen.length > 0 && when.isWhole && isJudged;
  const warnings = useWarnings(gatherRows(rows, taken));
  useKeys({ 'mod+enter': () => (isReady ? void send(chosen) : undefined) });
  return (
    <>
      <div className={classes.inside}>
        <PreviewTable {...table} />
        <PreviewRail
          change={change}
          undoChoice={parts.undoChoice}
          rise={preview.rise}
          room={preview.room}
          payment={preview.payment}
          approval={preview.approval}
          warnings={warnings}
          confirmed={confirmed}
          onConfirm={setConfirmed}
        >
          <WhenChoice when={when} />
        </PreviewRail>
      </div>
      <footer className={classes.foot}>
        {parts.aside}
        <span className={classes.footNote}>
          {waiting > 0 && !isGathered ? t('preview.waiting', { count: waiting }) : t('preview.kept')}
        </span>
        <Button onClick={onCancel}>{t('frame:cancel')}</Button>
        <SendButton
          isRemoval={word === 'remove'}
          isPending={isPending}
          isReady={isReady}
          onSend={() => void send(chosen)}
        >
          {t(`preview.${word}Now`, { count: chosen.length === 0 ? open : chosen.length })}
        </SendButton>
      </footer>
    </>
  );
}

type SendProps = {
  readonly isRemoval: boolean;
  readonly isPending: boolean;
  readonly isReady: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

function SendButton({ isRemoval, isPending, isReady, onSend, children }: SendProps) {
  return (
    <Button
      variant={isRemoval ? 'danger' : 'filled'}
      loading={isPending}
      disabled={!isReady}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onSend}
    >
      {children}
      <span className={classes.key} aria-hidden>
        <KeyCap>{`${modKey}↵`}</KeyCap>
      </span>
    </Button>
  );
}

/** One of several speaks for one of them, and says so. */
function useWarnings(gathered: ReturnType<typeof gatherRows>) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  return gathered.map(({ count, isOneOf, message, ...one }) => ({
    ...one,
    message: isOneOf ? t('confirm.suchAs', { message }) : message,
    count: formatCount(language, count),
  }));
}

type Mending = { readonly change: Change; readonly onMend: Props['onMend'] };

/** Bids above the max of their ad groups, and the raises that were made for them: taken out, these are dropped. */
function mendWays({ change, onMend }: Mending, take: (places: readonly number[]) => void) {
  const bidWays = onMend && {
    onTake: (above: readonly PreviewRow[]) => onMend(takeMax(change, above)),
    onRaise: (above: readonly PreviewRow[]) => onMend(raiseMax(change, above)),
  };
  const onTake = (places: readonly number[]) => {
    const raised = places.filter((place) => change.items[place]?.isRaise);
    if (raised.length > 0) onMend?.(withoutRaises(change, raised));
    take(places.filter((place) => !raised.includes(place)));
  };
  return { bidWays, onTake };
}

type Sending = Pick<InsideProps, 'change' | 'onClose' | 'onSent' | 'onSending'> & {
  readonly confirmed: readonly WarningReason[];
  readonly when: ReturnType<typeof useWhen>;
};

function useSending({ change, confirmed, when, onClose, onSent, onSending }: Sending) {
  const { t } = useTranslation('changes');
  const showFailure = useShowFailure();
  const { commit, gather, isPending } = useCommit();
  const send = async (rows: readonly PreviewRow[]) => {
    if (rows.length === 0 || isPending || !when.isWhole) return;
    const cut = cutChange(change, rows);
    const origin = change.items.length > 1 ? 'bulk' : 'form';
    onSending(true);
    const ended =
      when.kind === 'draft'
        ? await gather(cut)
        : await commit({ change: cut, origin, when: when.asked }, confirmed);
    if (ended.is === 'sent') {
      onClose();
      onSent?.();
      return;
    }
    onSending(false);
    const hour = ended.is === 'refused' ? ended.fields['scheduledFor'] : undefined;
    if (hour === undefined) showFailure(t('notSent'), ended.is === 'refused' ? ended.error : undefined);
    else when.refuse(hour);
  };
  return { send, isPending };
}

function wordOf({ undoes, items: [first] }: Change, when: string, isProposal: boolean) {
  if (when === 'draft') return 'draft';
  if (isProposal || when === 'propose') return 'propose';
  if (when === 'hour') return 'schedule';
  if (undoes) return 'undo';
  return first?.intent === 'remove' ? 'remove' : 'send';
}
