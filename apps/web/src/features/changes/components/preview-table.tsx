import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatCount, formatNumber } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { LongList } from '@tapwright/ui/table/long-list';
import { useLanguage } from '../../../platform/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { listShown } from '../ad-fields.ts';
import { nameField, writeValue } from '../describe-change.ts';
import { type GroupHead, groupRows, isHead } from '../group-rows.ts';
import { type PreviewRow, type VerdictName, verdicts } from '../prepare-preview.ts';
import { isAmountField } from '../read-settings.ts';
import { useWriting } from '../use-writing.ts';
import classes from './preview.module.css';
import { SinceLine } from './since-line.tsx';

const rowHeight = 41;

type Props = {
  readonly rows: readonly PreviewRow[];
  readonly taken: ReadonlySet<number>;
  /** Of their ad account, where they all have one; else times are told by one's own clock. */
  readonly zone?: string | undefined;
  readonly onTake: (place: number) => void;
  readonly onOver?: ((rows: readonly PreviewRow[]) => void) | undefined;
  /** What else can be done with a row, at its end. */
  readonly actionOf?: ((row: PreviewRow) => ReactNode) | undefined;
};

/** Tabs are verdicts; one that meets no row is absent. A row that was taken out stays, pale. */
export function PreviewTable({ rows, taken, zone, onTake, onOver, actionOf }: Props) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const [tab, setTab] = useState<'all' | VerdictName>('all');
  const takeFocus = useFirstFocus(rows.length > 1);
  const verdictOf = ({ place, verdict }: PreviewRow): VerdictName => (taken.has(place) ? 'taken' : verdict);
  const counts = verdicts.map((name) => ({
    name,
    count: rows.filter((row) => verdictOf(row) === name).length,
  }));
  const tabs = [{ name: 'all' as const, count: rows.length }, ...counts.filter(({ count }) => count > 0)];
  const matching = rows.filter((row) => tab === 'all' || verdictOf(row) === tab);
  const { folded, fold } = useFolded();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are those of the boxes in it
    <div className={classes.list} onKeyDown={walk}>
      {rows.length > 1 ? (
        <div className={classes.tabs}>
          <Segmented
            label={t('preview.verdicts')}
            size="small"
            value={tab}
            options={tabs.map(({ name, count }) => ({
              value: name,
              label: `${t(`verdicts.${name}`)} ${formatCount(language, count)}`,
            }))}
            onChange={setTab}
          />
        </div>
      ) : null}
      {onOver === undefined ? null : <SinceLine rows={rows} onOver={onOver} />}
      <LongList
        label={t('preview.rows')}
        rows={groupRows(matching, folded)}
        keyOf={(row) => (isHead(row) ? `campaign ${row.campaignId}` : row.place)}
        rowHeight={rowHeight}
        roomClassName={classes.room}
        listClassName={classes.rows}
      >
        {(row) =>
          isHead(row) ? (
            <Head {...row} onFold={() => fold(row.campaignId)} />
          ) : (
            <Row
              ref={takeFocus}
              row={row}
              isTaken={taken.has(row.place)}
              isAlone={rows.length === 1}
              zone={zone}
              onTake={onTake}
              onOver={onOver}
            >
              {actionOf?.(row)}
            </Row>
          )
        }
      </LongList>
    </div>
  );
}

/** Campaigns whose edits are not shown. */
function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (campaignId: string) => setFolded((old) => old.symmetricDifference(new Set([campaignId])));
  return { folded, fold };
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
  if (key === 'x') row.querySelector('input')?.click();
  else if (step === undefined) return;
  else {
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-preview-row]')];
    rows[rows.indexOf(row) + step]?.focus();
  }
  event.preventDefault();
}

type RowProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: PreviewRow;
  readonly isTaken: boolean;
  readonly isAlone: boolean;
  readonly zone: Props['zone'];
  readonly onTake: (place: number) => void;
  readonly onOver: Props['onOver'];
  readonly children: ReactNode;
};

function Row({ ref, row, isTaken, isAlone, zone, onTake, onOver, children }: RowProps) {
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
      data-out={isTaken || !canGo || undefined}
    >
      <span className={classes.check}>
        {(canGo && !isAlone) || isSince ? (
          <input
            type="checkbox"
            checked={!isTaken && !isSince}
            aria-label={t('preview.include', { name: item.name })}
            onChange={() => (isSince ? onOver([row]) : onTake(place))}
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
  return listShown({ intent: item.intent, after: edit?.after ?? {} }).map(([field, after]) => (
    <span key={field} className={classes.value}>
      <span className={classes.field}>{nameField(writing, field)}</span>
      {item.intent === 'create' ? null : (
        <>
          <span>{writeValue(writing, field, edit?.before[field])}</span>
          <span className={classes.arrow} aria-label={t('changes:preview.becomes')} role="img">
            →
          </span>
        </>
      )}
      <b>{writeValue(writing, field, after)}</b>
      <Rise field={field} before={edit?.before[field]} after={after} />
    </span>
  ));
}

/** In per cent, for amounts that stood before. */
function Rise({ field, before, after }: { field: string; before: unknown; after: unknown }) {
  const language = useLanguage();
  const [from, to] = [Number(before), Number(after)];
  if (!isAmountField(field) || !(from > 0) || !(to > 0) || from === to) return null;
  const change = ((to - from) / from) * 100;
  return (
    <span className={classes.rise}>
      {change > 0 ? '+' : '−'}
      {formatNumber(language, Math.abs(change), 1)} %
    </span>
  );
}
