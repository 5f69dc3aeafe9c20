import type { ReactNode } from 'react';
import type { WordRow } from '@tapwright/contracts/words';
import { formatDay } from '@tapwright/i18n/format-day';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from '../report.module.css';
import own from './word-report.module.css';
import { nameColumn } from '../lists/name-column.tsx';
import type { ColumnWriting, Sums } from '../columns/measure-columns.tsx';
import type { SortName } from '../question/report-types.ts';
import { measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import type { Translate } from '../../../platform/words/use-translation.ts';

/** A list of the team, with its mark. */
export type ListSign = {
  readonly listId: number;
  readonly name: string;
  readonly mark: ReactNode;
};
export type WordWords = Translate<['words']>;

/** Words of any script and direction stand in one column. */
export function wordColumns(
  writing: ColumnWriting,
  words: WordWords,
  data: Sums<WordRow> | undefined,
  lists: readonly ListSign[],
): GridColumn<WordRow, SortName>[] {
  const { t, language } = writing;
  const name = nameColumn<WordRow>(writing, t('adWords:columns.word'), ({ word }) => word);
  return [
    { ...name, cell: (row) => <WordName row={row} words={words} lists={lists} /> },
    whereColumn(words),
    ...settingColumns<WordRow>('word', writing, {
      firstSeen: ({ firstSeen }) => firstSeen && formatDay(language, firstSeen),
    }),
    ...measureColumns<WordRow>(writing, data, false),
  ];
}

function WordName({
  row: { word, listIds },
  words,
  lists,
}: {
  readonly row: WordRow;
  readonly words: WordWords;
  readonly lists: readonly ListSign[];
}) {
  return (
    <>
      <bdi dir="auto">{word}</bdi>
      {lists
        .filter(({ listId }) => listIds.includes(listId))
        .map(({ listId, name, mark }) => (
          <span
            key={listId}
            className={own.sign}
            role="img"
            aria-label={words('where.inList', { name })}
            title={name}
          >
            {mark}
          </span>
        ))}
    </>
  );
}

/** Who holds it; of a word that nobody holds, who met it. */
export function whereOf(row: WordRow, t: WordWords): string[] {
  const { exactIn, broadIn, pausedIn, negativeIn, metIn, runningIn, origins, appleLists } = row;
  const isHere = runningIn + pausedIn + negativeIn + metIn > 0;
  return [
    ...(exactIn > 0 ? [t('where.exact', { count: exactIn })] : []),
    ...(broadIn > 0 ? [t('where.broad', { count: broadIn })] : []),
    ...(pausedIn > 0 ? [t('where.paused', { count: pausedIn })] : []),
    ...(negativeIn > 0 ? [t('where.negative', { count: negativeIn })] : []),
    ...(runningIn + pausedIn === 0 && metIn > 0 ? [t('where.met', { count: metIn })] : []),
    ...(!isHere && appleLists.length > 0 ? [t('where.apple')] : []),
    ...(origins.every((origin) => origin === 'listed') ? [t('where.listed')] : []),
  ];
}

function whereColumn(t: WordWords): GridColumn<WordRow, SortName> {
  const written = (row: WordRow) => whereOf(row, t).join(' · ');
  return {
    key: 'where',
    head: t('where.head'),
    width: 256,
    cell: (row) => <span className={row.runningIn > 0 ? undefined : classes.second}>{written(row)}</span>,
    text: written,
    exact: written,
    onCard: 'fact',
  };
}
