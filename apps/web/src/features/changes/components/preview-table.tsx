import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatNumber } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { LongList } from '@tapwright/ui/table/long-list';
import { useLanguage } from '../../../platform/use-language.ts';
import { nameField, writeValue } from '../describe-change.ts';
import { type PreviewRow, type VerdictName, verdicts } from '../prepare-preview.ts';
import { isAmountField } from '../read-settings.ts';
import { useWriting } from '../use-writing.ts';
import classes from './preview.module.css';

const rowHeight = 53;

type Props = {
  readonly rows: readonly PreviewRow[];
  readonly taken: ReadonlySet<number>;
  readonly onTake: (place: number) => void;
  /** What else can be done with a row, at its end. */
  readonly actionOf?: ((row: PreviewRow) => ReactNode) | undefined;
};

/** Tabs are verdicts; one that meets no row is absent. A row that was taken out stays, pale. */
export function PreviewTable({ rows, taken, onTake, actionOf }: Props) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const [tab, setTab] = useState<'all' | VerdictName>('all');
  const verdictOf = ({ place, verdict }: PreviewRow): VerdictName => (taken.has(place) ? 'taken' : verdict);
  const counts = verdicts.map((name) => ({
    name,
    count: rows.filter((row) => verdictOf(row) === name).length,
  }));
  const tabs = [{ name: 'all' as const, count: rows.length }, ...counts.filter(({ count }) => count > 0)];
  const matching = rows.filter((row) => tab === 'all' || verdictOf(row) === tab);
  return (
    <div className={classes.list}>
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
      <LongList
        label={t('preview.rows')}
        rows={matching}
        keyOf={({ place }) => place}
        rowHeight={rowHeight}
        roomClassName={classes.room}
        listClassName={classes.rows}
      >
        {(row) => (
          <Row row={row} isTaken={taken.has(row.place)} isAlone={rows.length === 1} onTake={onTake}>
            {actionOf?.(row)}
          </Row>
        )}
      </LongList>
    </div>
  );
}

type RowProps = {
  readonly row: PreviewRow;
  readonly isTaken: boolean;
  readonly isAlone: boolean;
  readonly onTake: (place: number) => void;
  readonly children: ReactNode;
};

function Row({ row: { place, item, edit, verdict }, isTaken, isAlone, onTake, children }: RowProps) {
  const { t } = useTranslation('changes');
  const writing = useWriting();
  const canGo = verdict === 'fine' || verdict === 'confirm';
  const fields = Object.keys(edit?.after ?? {});
  return (
    <div className={classes.row} data-out={isTaken || !canGo || undefined}>
      <span className={classes.check}>
        {canGo && !isAlone ? (
          <input
            type="checkbox"
            checked={!isTaken}
            aria-label={t('preview.include', { name: item.name })}
            onChange={() => onTake(place)}
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
          fields.map((field) => (
            <span key={field} className={classes.value}>
              <span className={classes.field}>{nameField(writing, field)}</span>
              {item.intent === 'create' ? null : (
                <>
                  <span>{writeValue(writing, field, edit?.before[field])}</span>
                  <span className={classes.arrow} aria-label={t('preview.becomes')} role="img">
                    →
                  </span>
                </>
              )}
              <b>{writeValue(writing, field, edit?.after[field])}</b>
              <Rise field={field} before={edit?.before[field]} after={edit?.after[field]} />
            </span>
          ))
        )}
      </span>
      <span className={classes.note}>
        {verdict === 'same' ? t('verdicts.same') : null}
        {edit?.refused.map(({ reason, message }) => (
          <StatusWord key={reason} of="refused">
            {message}
          </StatusWord>
        ))}
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
