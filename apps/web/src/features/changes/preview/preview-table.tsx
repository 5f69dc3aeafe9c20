import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { nameZone } from '@tapwright/i18n/name-zone';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { LongList } from '@tapwright/ui/table/long-list';
import { useMoment } from '../../../platform/use-moment.ts';
import { listShown } from '../../../platform/words/ad-fields.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isTimeField } from '../cells/cell-fields.ts';
import { nameField } from '../../../platform/words/say-changes.ts';
import { unitOf, writeStep } from '../describe-change.ts';
import { type FoldedRow, isFold } from './fold-rows.ts';
import { type GroupHead, groupRows, isHead, type ListedRow } from './group-rows.ts';
import type { ActionOf } from './preview-action.ts';
import type { PreviewRow, VerdictName } from './prepare-preview.ts';
import { type FoldChoice, useFolds } from './use-folds.ts';
import { useWriting } from '../use-writing.ts';
import { BidLine, type BidWays, RowBidWays } from './bid-line.tsx';
import { FoldLine } from './fold-line.tsx';
import classes from './preview.module.css';
import { Rise } from './rise.tsx';
import { SinceLine } from './since-line.tsx';
import { type TabName, VerdictTabs } from './verdict-tabs.tsx';

const rowHeight = 41;

type Props = {
  readonly rows: readonly PreviewRow[];
  readonly taken: ReadonlySet<number>;
  /** Of their ad account, where they all have one; else times are told by one's own clock. */
  readonly zone?: string | undefined;
  readonly onTake: (places: readonly number[]) => void;
  readonly onOver?: ((rows: readonly PreviewRow[]) => void) | undefined;
  /** Where a bid above the max of its ad group can be mended. */
  readonly bidWays?: BidWays | undefined;
  /** What else can be done with a row, at its end. */
  readonly actionOf?: ActionOf | undefined;
  /** Where edits that are the same read as one line. */
  readonly folds?: FoldChoice | undefined;
};

const keyOf = (row: ListedRow) => {
  if (isHead(row)) return `campaign ${row.campaignId}`;
  return isFold(row) ? row.foldKey : row.place;
};

/** Tabs are verdicts; one that meets no row is absent. A row that was taken out stays, pale. */
export function PreviewTable(props: Props) {
  const { rows, taken, zone, onTake, onOver, bidWays, actionOf, folds } = props;
  const { t } = useTranslation('changes');
  const [tab, setTab] = useState<TabName>('all');
  const takeFocus = useFirstFocus(rows.length > 1);
  const verdictOf = ({ place, verdict }: PreviewRow): VerdictName => (taken.has(place) ? 'taken' : verdict);
  const matching = rows.filter((row) => tab === 'all' || verdictOf(row) === tab);
  const own = useFolds();
  const { campaigns, opened, fold, open } = folds ?? own;
  const listed = groupRows(matching, { campaigns, ...(folds && { opened }) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are those of the boxes in it
    <div className={classes.list} onKeyDown={walk}>
      {rows.length > 1 ? <VerdictTabs rows={rows} nameOf={verdictOf} value={tab} onChange={setTab} /> : null}
      {onOver === undefined ? null : <SinceLine rows={rows} onOver={onOver} />}
      {bidWays === undefined ? null : <BidLine rows={rows} {...bidWays} />}
      <LongList
        label={t('preview.rows')}
        rows={listed}
        keyOf={keyOf}
        rowHeight={rowHeight}
        roomClassName={classes.room}
        listClassName={classes.rows}
      >
        {(row) =>
          isHead(row) ? (
            <Head {...row} onFold={() => fold(row.campaignId)} />
          ) : isFold(row) ? (
            <FoldLine
              ref={takeFocus}
              fold={row}
              taken={taken}
              onTake={onTake}
              onOpen={() => open(row.foldKey)}
              actionOf={actionOf}
            />
          ) : (
            <Row
              ref={takeFocus}
              row={row}
              isTaken={taken.has(row.place)}
              isAlone={rows.length === 1}
              zone={zone}
              onTake={onTake}
              onOver={onOver}
              bidWays={bidWays}
            >
              {actionOf?.([row], row.item.name)}
            </Row>
          )
        }
      </LongList>
    </div>
  );
}

function Head({ name, count, isFolded, onFold }: GroupHead & { readonly onFold: () => void }) {
  const { t } = useTranslation('changes');
  return (
    <button type="button" className={classes.head} aria-expanded={!isFolded} onClick={onFold}>
      {isFolded ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
      <span className={classes.name}>{name === '' ? t('unnamed') : name}</span>
      <span className={classes.place}>{t('preview.edits', { count })}</span>
    </button>
  );
}

/** Rows come after the dialog, whose cross has the focus by then: the first of them takes it, once. */
function useFirstFocus(isWanted: boolean) {
  const isTaken = useRef(!isWanted);
  return useCallback((row: HTMLElement | null) => {
    if (row === null || isTaken.current) return;
    isTaken.current = true;
    row.focus();
  }, []);
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** From one row to another; `x` takes the row out, or in again. */
function walk(event: KeyboardEvent) {
  const { target, currentTarget, key } = event;
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-preview-row]') : null;
  if (row === null) return;
  const step = steps[key];
  const opener = row === target ? row.querySelector<HTMLElement>('[aria-expanded]') : null;
  if (key === 'x') row.querySelector('input')?.click();
  else if (key === 'Enter' && opener && !event.ctrlKey && !event.metaKey) opener.click();
  else if (step === undefined) return;
  else {
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-preview-row]')];
    rows[rows.indexOf(row) + step]?.focus();
  }
  event.preventDefault();
}

type RowProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: FoldedRow;
  readonly isTaken: boolean;
  readonly isAlone: boolean;
  readonly zone: Props['zone'];
  readonly onTake: Props['onTake'];
  readonly onOver: Props['onOver'];
  readonly bidWays: Props['bidWays'];
  readonly children: ReactNode;
};

function Row({ ref, row, isTaken, isAlone, zone, onTake, onOver, bidWays, children }: RowProps) {
  const { place, item, edit, verdict } = row;
  const { t } = useTranslation('changes');
  const canGo = verdict === 'fine' || verdict === 'confirm';
  const isSince = verdict === 'since' && onOver !== undefined;
  return (
    <div
      ref={ref}
      className={classes.row}
      tabIndex={-1}
      data-preview-row
      data-inside={row.isInside || undefined}
      data-out={isTaken || !canGo || undefined}
    >
      <span className={classes.check}>
        {(canGo && !isAlone) || isSince ? (
          <input
            type="checkbox"
            checked={!isTaken && !isSince}
            aria-label={t('preview.include', { name: item.name })}
            onChange={() => (isSince ? onOver([row]) : onTake([place]))}
          />
        ) : null}
      </span>
      <span className={classes.who}>
        <span className={classes.name}>{item.name}</span>
        <span className={classes.place}>{item.places.join(' · ')}</span>
      </span>
      <span className={classes.values}>
        {item.intent === 'remove' ? (
          <StatusWord of="removed">{t('intents.remove')}</StatusWord>
        ) : (
          <Values item={item} edit={edit} zone={zone} />
        )}
      </span>
      <span className={classes.note}>
        {verdict === 'same' ? t('verdicts.same') : null}
        {edit?.refused.map(({ reason, message }) => (
          <StatusWord key={reason} of={verdict === 'since' ? 'stale' : 'refused'}>
            {message}
          </StatusWord>
        ))}
        {bidWays === undefined ? null : <RowBidWays row={row} {...bidWays} />}
        {edit?.since === undefined ? null : <Since since={edit.since} />}
        {edit?.warnings.map(({ reason, message }) => (
          <StatusWord key={reason} of="to-mend">
            {message}
          </StatusWord>
        ))}
      </span>
      <span className={classes.action}>{children}</span>
    </div>
  );
}

type Edit = NonNullable<PreviewRow['edit']>;

/** Who changed it last, so that one knows whose value would go. */
function Since({ since: { by, at, isOutside } }: { readonly since: NonNullable<Edit['since']> }) {
  const { t, language, zone } = useWriting();
  const now = useMoment();
  const who = isOutside ? t('changes:history.outside') : (by ?? '–');
  const when = formatInstant(language, new Date(at), { zone, now });
  return <span className={classes.place}>{t('changes:undo.sinceBy', { who, when })}</span>;
}

function Values({ item, edit, zone }: Pick<PreviewRow, 'item' | 'edit'> & Pick<Props, 'zone'>) {
  const writing = useWriting(zone);
  const { t } = writing;
  const { intent } = item;
  return listShown({ intent, after: edit?.after ?? {} }).map(([field, after]) => {
    const step = writeStep(writing, field, intent === 'create' ? null : edit?.before[field], after);
    return (
      <span key={field} className={classes.value}>
        <span className={classes.field}>{nameField(writing, field)}</span>
        {intent === 'create' ? null : (
          <>
            <span>{step.before}</span>
            <span className={classes.arrow} aria-label={t('changes:preview.becomes')} role="img">
              →
            </span>
          </>
        )}
        <b>{step.after}</b>
        <Unit>{unitOf(field, item.currency)}</Unit>
        {zone === undefined && isTimeField(field) ? (
          <span className={classes.place}>{nameZone(writing.language, writing.zone)}</span>
        ) : null}
        <Rise field={field} before={edit?.before[field]} after={after} />
      </span>
    );
  });
}

const Unit = ({ children }: { readonly children: string }) =>
  children === '' ? null : <span className={classes.field}>{children}</span>;
