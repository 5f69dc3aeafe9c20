import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { showToast } from '../../../platform/calls/toasts.ts';
import { modKey, useKeys } from '../../../platform/use-keys.ts';
import { previewQuery } from '../api/change-queries.ts';
import type { Change } from '../change.ts';
import { changeOfLines, judgeLines, markLines, readLines } from './judge-pasted.ts';
import { openedPreview } from '../opened.ts';
import { leavePaste, type Pasted, pastedMarks } from './pasted.ts';
import { useWriting } from '../use-writing.ts';
import classes from '../drafts/draft-bar.module.css';

/** As it is printed on keyboards everywhere. */
const nextKey = 'n';

const nothing: Change = { teamId: 0, items: [] };

/** Of values that lie over a list: how many can be sent, which cannot and are mended there, and the way on. */
export function PasteBar(pasted: Pasted) {
  useOnPage('pasted');
  const { t } = useWriting();
  const { lines, isJudged, isUnread, look } = usePasted(pasted);
  const { rest } = pasted;
  const odd = lines.filter(({ isOdd, refusal }) => refusal === undefined && isOdd !== undefined).length;
  const wrong = lines.filter(({ refusal }) => refusal !== undefined).length;
  const fine = lines.length - wrong;
  const copyRest = async () => {
    await navigator.clipboard.writeText(rest.join('\n'));
    showToast({ tone: 'good', text: t('changes:paste.copied', { count: rest.length }) });
  };
  return (
    <aside
      className={classes.pasted}
      aria-label={t('changes:paste.label')}
      aria-busy={!isJudged && !isUnread}
    >
      <span className={classes.count}>{t('changes:paste.lines', { count: lines.length })}</span>
      <span className={classes.verdicts} role="status">
        {isUnread ? (
          <StatusWord of="refused">{t('changes:preview.failed')}</StatusWord>
        ) : (
          <StatusWord of="in-order">{t('changes:paste.fine', { count: fine - odd })}</StatusWord>
        )}
        {odd === 0 ? null : <StatusWord of="to-mend">{t('changes:paste.look', { count: odd })}</StatusWord>}
        {wrong === 0 ? null : (
          <StatusWord of="refused">{t('changes:paste.wrong', { count: wrong })}</StatusWord>
        )}
      </span>
      {odd + wrong === 0 ? null : (
        <span className={classes.hint} aria-hidden>
          <KeyCap>{nextKey}</KeyCap> {t('changes:paste.next')}
        </span>
      )}
      {rest.length === 0 ? null : (
        <Button size="xs" variant="subtle" onClick={() => void copyRest()}>
          {t('changes:paste.rest', { count: rest.length })}
        </Button>
      )}
      <Button size="xs" onClick={leavePaste}>
        {t('changes:paste.leave')}
      </Button>
      <Button size="xs" variant="filled" disabled={fine === 0 || !(isJudged || isUnread)} onClick={look}>
        {t('changes:paste.preview', { count: fine })}
        <span className={classes.key} aria-hidden>
          <KeyCap>{`${modKey}↵`}</KeyCap>
        </span>
      </Button>
    </aside>
  );
}

/** Judged by the server as a whole, again with each that is mended; the rows show what it says. */
function usePasted(pasted: Pasted) {
  const { t } = useWriting();
  const { field, read, change } = useMemo(() => readLines(pasted), [pasted]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...previewQuery(change ?? nothing),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    refetchOnReconnect: 'always',
  });
  const lines = useMemo(() => judgeLines(read, data, t), [read, data, t]);
  useEffect(() => pastedMarks.set(markLines(field, lines, t)), [field, lines, t]);
  const isJudged = change === undefined || (data !== undefined && !isPlaceholderData);
  const sendable = changeOfLines(
    field,
    lines.filter(({ refusal }) => refusal === undefined),
  );
  const isUnread = !isJudged && error !== null && !isFetching;
  const look = () => {
    if (isUnread) void refetch();
    if (isJudged && sendable !== undefined) openedPreview.set({ change: sendable, onSent: leavePaste });
  };
  const isLooking = useSyncExternalStore(openedPreview.subscribe, openedPreview.get) !== undefined;
  // The preview has the key then.
  useKeys(isLooking ? {} : { 'mod+enter': look });
  return { lines, isJudged, isUnread, look };
}
