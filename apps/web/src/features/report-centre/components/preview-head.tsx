import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { findMeasure } from '@tapwright/contracts/report-measures';
import { useReportWords } from '../use-report-words.ts';
import classes from './report-builder.module.css';

export type ReportSort = Pick<ReportDefinition, 'sortBy' | 'sortOrder'>;

type Props = {
  readonly columns: readonly { readonly key: string; readonly align: 'end' | undefined }[];
  readonly definition: ReportDefinition;
  readonly onSort: (sort: ReportSort) => void;
};

/** What rows can be sorted by is pressed to do so, and pressed again for the other way round. */
export function PreviewHead({ columns, definition, onSort }: Props) {
  const words = useReportWords();
  const { sortBy, sortOrder } = definition;
  return (
    <thead>
      <tr>
        {columns.map(({ key, align }) => {
          const sortable = key === 'name' ? key : findMeasure(key);
          const isSorted = sortable === sortBy;
          const first = key === 'name' ? 'asc' : 'desc';
          const next = isSorted ? (sortOrder === 'asc' ? 'desc' : 'asc') : first;
          const ariaSort = sortOrder === 'asc' ? 'ascending' : 'descending';
          return (
            <th key={key} scope="col" data-align={align} aria-sort={isSorted ? ariaSort : undefined}>
              {sortable === undefined ? (
                words.column(key, definition)
              ) : (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => onSort({ sortBy: sortable, sortOrder: next })}
                >
                  {words.column(key, definition)}
                  {isSorted ? <Arrow of={sortOrder} /> : null}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const Arrow = ({ of }: { readonly of: ReportDefinition['sortOrder'] }) =>
  of === 'asc' ? <IconArrowUp size={12} /> : <IconArrowDown size={12} />;
