import { useState } from 'react';
import { DataTable } from '../src/table/data-table.tsx';
import type { Column } from '../src/table/table-column.ts';
import { Pager } from '../src/table/pager.tsx';
import { RangeField } from '../src/forms/range-field.tsx';
import type { RangeChoice } from '../src/forms/range-words.ts';

type Row = { readonly name: string; readonly status: string; readonly taps: number };
const rows: Row[] = ['sleep sounds', 'calm music', 'white noise', 'meditation for beginners'].map(
  (name, place) => ({ name, status: place % 2 ? 'Paused' : 'Running', taps: 1284 * (place + 1) }),
);
const columns: Column<Row>[] = [
  { key: 'name', head: 'Keyword', cell: ({ name }) => name, onCard: 'title' },
  { key: 'status', head: 'Status', width: 120, cell: ({ status }) => status, onCard: 'corner' },
  { key: 'taps', head: 'Taps', width: 120, align: 'end', cell: ({ taps }) => taps, onCard: 'line' },
];

const detailsOf = ({ taps }: Row) => <p>{`${taps} taps in seven days`}</p>;

const pagerWords = {
  label: 'Pages',
  total: '1,284 rows',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  sizes: 'Rows per page',
  perPage: (size: number) => `${size} per page`,
  jump: 'Go to page',
};
const rangeWords = {
  label: 'Time range',
  presets: 'Ranges',
  custom: 'Custom',
  from: 'Start date',
  to: 'End date',
  chooseEnd: 'Choose an end date',
  days: (count: number) => `${count} days`,
  note: 'Days in UTC. Future dates are not available.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  cancel: 'Cancel',
  show: 'Show',
};
const part = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(day));
const write = {
  range: (from: string, to: string) => `${from} – ${to}`,
  day: part({ dateStyle: 'long' }),
  month: part({ month: 'long', year: 'numeric' }),
  weekday: (day: string) => part({ weekday: 'short' })(day).slice(0, 2),
};

export function Lists() {
  const [place, setPlace] = useState({ page: 7, size: 20 });
  const [choice, setChoice] = useState<RangeChoice>({ preset: 'last7Days' });
  return (
    <>
      <div className="row">
        <RangeField
          lockMs={500}
          range={'range' in choice ? choice.range : { from: '2026-11-13', to: '2026-11-19' }}
          preset={'preset' in choice ? choice.preset : undefined}
          presets={[
            { key: 'today', label: 'Today' },
            { key: 'last7Days', label: 'Last 7 days' },
          ]}
          today="2026-11-20"
          words={rangeWords}
          write={write}
          onChange={setChoice}
        />
      </div>
      <DataTable
        label="Keywords"
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        details={detailsOf}
      />
      <DataTable
        label="Syncing"
        columns={columns}
        rows={undefined}
        keyOf={({ name }) => name}
        expectedRows={3}
      />
      <div className="row">
        <Pager {...place} sizes={[10, 20, 30, 40]} pages={65} words={pagerWords} onChange={setPlace} />
      </div>
    </>
  );
}
