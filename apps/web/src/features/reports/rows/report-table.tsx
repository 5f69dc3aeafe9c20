import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { figureColumns } from '@tapwright/contracts/ad-columns';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatCount } from '@tapwright/i18n/format-number';
import type { GridColumn, GridEdits, GridProps } from '@tapwright/ui/table/grid-column';
import { MeasureGrid } from '@tapwright/ui/table/measure-grid';
import { useKeys } from '../../../platform/use-keys.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { chooseColumns, findGoneColumns } from '../columns/choose-columns.ts';
import { type ColumnSets, findColumnSet, spellColumns } from '../columns/column-sets.ts';
import { useGoneColumns } from '../columns/use-gone-columns.ts';
import type { ReportState } from '../question/use-report-view.ts';
import { listTokens, noFilter } from '../filters/filter-tokens.ts';
import type { OpenMark } from '../chart/open-marks.ts';
import type { SortName } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { pasteIntoAll } from './paste-into-all.ts';
import { type KeyedActions, rowKeysOf } from './row-keys-of.ts';
import { selectColumn } from '../columns/select-column.tsx';
import { type Selection, useSelection } from './use-selection.ts';
import { useCopyTable } from './use-copy-table.ts';
import type { Offers } from '../filters/filter-bar.tsx';
import type { PhoneRows } from './phone-rows.tsx';
import classes from '../report.module.css';
import { later, soon } from '@tapwright/ui/layout/later';

const ReportPager = soon(async () => (await import('./report-pager.tsx')).ReportPager);
const TableTools = soon(async () => (await import('./table-tools.tsx')).TableTools);
const FiguresFailed = later(async () => (await import('./figures-failed.tsx')).FiguresFailed);
const NothingMatches = later(async () => (await import('./nothing-matches.tsx')).NothingMatches);
/** `lazy` forgets what a component is generic over, so the part that comes later draws what it is given. */
const LaterRows = lazy(async () => {
  const { PhoneRows: Rows } = await import('./phone-rows.tsx');
  const draw = (props: { readonly draw: (Rows: typeof PhoneRows) => ReactNode }) => props.draw(Rows);
  return { default: draw };
});
const FilterBar = soon(async () => (await import('../filters/filter-bar.tsx')).FilterBar);

export type TableRead<Row> = {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined;
  readonly error: unknown;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
  /** How many rows of it are still on their way. */
  readonly coming?: number;
  /** While some are: all of them. */
  readonly readShown?: (() => Promise<readonly Row[]>) | undefined;
};

export type BulkTools = {
  /** How many match, selected or not. */
  readonly total: number;
  readonly onAll: () => Promise<void>;
  readonly onClear: () => void;
  /** What only this list can do. */
  readonly children?: ReactNode;
};

/** What can be done with a row: a menu beside its name, and keys, which know of those that are selected. */
export type RowActions<Row> = KeyedActions<Row> & {
  readonly menuOf: (row: Row) => ReactNode;
  readonly edits?: GridEdits<Row> | undefined;
  /** What can be done with those that are selected together. */
  readonly bulk?: ((rows: readonly Row[], tools: BulkTools) => ReactNode) | undefined;
  /** What else is not at Apple of it than the list itself says. */
  readonly marksOf?: ((row: Row) => readonly OpenMark[]) | undefined;
};

const none: readonly never[] = [];

type Props<Row> = {
  readonly title: string;
  /** The page or its tab is called the same, and says so already. */
  readonly isTitled?: boolean;
  readonly state: ReportState;
  /** As this table takes it. */
  readonly view: ReportView;
  readonly days?: DayRange;
  readonly read: TableRead<Row>;
  /** All there can be; the address may name some of them. */
  readonly columns: readonly GridColumn<Row, SortName>[];
  readonly sets: ColumnSets;
  readonly keyOf: (row: Row) => string | number;
  readonly onOpen?: (row: Row) => void;
  readonly actions?: RowActions<Row> | undefined;
  /** Undefined where rows cannot be filtered. */
  readonly offers?: Offers;
  /** The page is about one app in one storefront. */
  readonly isPlaced?: boolean;
  readonly onSave?: () => Promise<void>;
  readonly views?: ReactNode;
  /** All that match. */
  readonly onAll?: () => Promise<readonly Row[]>;
  /** Next to the title. */
  readonly children?: ReactNode;
  /** Where nothing is there at all, filter or not. */
  readonly empty: ReactNode;
  /** Stands above the pages, such as what Apple hides. */
  readonly below?: ReactNode;
};

export function ReportTable<Row>(props: Props<Row>) {
  const { title, state, view, days, read, offers, sets, onSave } = props;
  const { change: onChange, layout } = state;
  const language = useLanguage();
  const filter = useTableFilter(offers);
  const chosen = spellColumns(view.columns, sets);
  const columns = useMemo(() => chooseColumns(props.columns, chosen), [props.columns, chosen]);
  useGoneColumns(read.data === undefined ? [] : findGoneColumns(props.columns, chosen));
  const copy = useCopyTable({ view, title, columns });
  const copyRows = async () => copy.table(days, (await read.readShown?.()) ?? read.data?.list ?? none);
  const total = read.data?.total;
  const figure = total === undefined ? '' : formatCount(language, total);
  useKeys({ j: focusGrid, k: focusGrid });

  return (
    <section className={classes.report} aria-label={title}>
      <div ref={noteHeight} className={classes.bar}>
        <h2 className={props.isTitled ? 'tw-visually-hidden' : classes.tableTitle}>
          {title}
          <span className={classes.tableCount}>{figure}</span>
        </h2>
        <LesserTools views={props.views} isFiltered={offers !== undefined}>
          {props.children}
        </LesserTools>
        {offers ? (
          <Suspense fallback={<div className={classes.filterRoom} />}>
            <FilterBar
              view={view}
              offers={offers}
              figures={figuresAmong(props.columns)}
              isPlaced={props.isPlaced ?? false}
              count={total}
              takesFocus={filter.isRequested}
              onChange={onChange}
              onLeave={() => {
                filter.close();
                focusGrid();
              }}
            />
          </Suspense>
        ) : null}
        <Suspense fallback={<div className={classes.tools} />}>
          <TableTools
            columns={props.columns}
            chosen={chosen}
            sort={view.sort}
            sets={sets}
            shown={view.columns}
            ownColumns={layout.ownColumns}
            onColumns={(next) => onChange({ columns: next })}
            onSort={(sort) => onChange({ sort })}
            onCopy={() => void copyRows()}
            onSave={onSave}
          />
        </Suspense>
      </div>
      <TableOrNot {...props} shown={columns} onCopy={copy.part} />
    </section>
  );
}

type LesserProps = {
  readonly views: ReactNode;
  readonly isFiltered: boolean;
  readonly children: ReactNode;
};

/** What a phone unfolds; where nothing can be filtered there is room for the list's own choice at once. */
function LesserTools({ views, isFiltered, children }: LesserProps) {
  return (
    <>
      <span className={classes.lesser}>
        {views}
        {isFiltered ? children : null}
      </span>
      {isFiltered ? null : children}
    </>
  );
}

/** Figures of a thing itself that this list has a column of. */
const figuresAmong = (columns: readonly { readonly key: string }[]) =>
  figureColumns.filter((name) => columns.some(({ key }) => key === name));

type BodyProps<Row> = Props<Row> & {
  readonly shown: readonly GridColumn<Row, SortName>[];
  readonly onCopy: (text: string, what: 'cell' | 'row') => void;
};

/** The rows; or why there are none. */
function TableOrNot<Row>(props: BodyProps<Row>) {
  const { title, state, view, read, shown, keyOf, onOpen, onCopy, actions } = props;
  const { change: onChange, layout, setWidth } = state;
  const rows: readonly Row[] = read.data?.list ?? none;
  const selection = useSelection(rows, keyOf, read.readShown);
  const columns = useFittingColumns(props, selection);
  const total = read.data?.total;
  const bulk = {
    total: total ?? 0,
    onAll: async () => selection.take((await props.onAll?.()) ?? []),
    onClear: () => selection.take([]),
  };
  if (read.error !== null && read.data === undefined) {
    return (
      <Suspense>
        <FiguresFailed error={read.error} onTryAgain={read.refetch} />
      </Suspense>
    );
  }
  if (total === 0) {
    if (listTokens(view).length === 0) return props.empty;
    return (
      <Suspense>
        <NothingMatches onClear={() => onChange(noFilter)} />
      </Suspense>
    );
  }
  return (
    <>
      <MeasureGrid
        label={title}
        columns={columns}
        cards={(grid) => <LaterRows draw={drawCards(props, grid)} />}
        rowKeys={actions && rowKeysOf(actions, { ...bulk, selection, shown: rows })}
        edits={pasteIntoAll(actions?.edits, read.readShown, keyOf)}
        rows={read.data?.list}
        keyOf={keyOf}
        expectedRows={view.pageSize === 'all' ? 10 : view.pageSize}
        comingRows={read.coming ?? 0}
        isBusy={read.isPlaceholderData}
        sort={view.sort}
        onSort={({ key, order }) => {
          const sorted = shown.find(({ sortKey }) => sortKey === key)?.sortKey;
          if (sorted !== undefined) onChange({ sort: { key: sorted, order } });
        }}
        onOpen={onOpen}
        onCopy={onCopy}
        widths={layout.widths}
        onWidth={setWidth}
      />
      {selection.rows.length === 0 ? null : actions?.bulk?.(selection.rows, bulk)}
      {props.below}
      <OthersFailed {...read} />
      <Suspense fallback={<div className={classes.pages} />}>
        {total === undefined ? null : <ReportPager view={view} total={total} onChange={onChange} />}
      </Suspense>
    </>
  );
}

/** In place of the rows that should follow those that are there. */
function OthersFailed({ coming = 0, error, refetch }: TableRead<unknown>) {
  if (coming === 0 || error === null) return null;
  return (
    <Suspense>
      <FiguresFailed error={error} onTryAgain={refetch} />
    </Suspense>
  );
}

function drawCards<Row>({ columns: all, view }: BodyProps<Row>, grid: GridProps<Row>) {
  const isOwn = findColumnSet(view.columns) === undefined;
  return (Rows: typeof PhoneRows) => <Rows {...grid} all={all} isOwn={isOwn} />;
}

/** With a box and a menu for each row, where there are any: each by itself, so that a choice draws no menu anew. */
function useFittingColumns<Row>({ shown, actions }: BodyProps<Row>, selection: Selection<Row>) {
  const { t } = useTranslation('adWords');
  const menuOf = actions?.menuOf;
  const isSelectable = actions?.bulk !== undefined;
  const menu = useMemo(() => menuOf && menuColumn(menuOf), [menuOf]);
  const select = useMemo(
    () => (isSelectable ? selectColumn(t, selection, (row: Row) => shown[0]?.text(row) ?? '') : undefined),
    [t, shown, selection, isSelectable],
  );
  return useMemo(() => {
    const [name, ...others] = shown;
    if (menu === undefined || name === undefined) return shown;
    // Right after the name, so that it is in sight however wide the table is.
    return [...(select ? [select] : []), name, menu, ...others];
  }, [shown, menu, select]);
}

const menuColumn = <Row,>(menuOf: RowActions<Row>['menuOf']): GridColumn<Row, SortName> => ({
  key: 'actions',
  head: '',
  width: 44,
  cell: menuOf,
  text: () => '',
  onCard: 'action',
});

function useTableFilter(offers: Offers | undefined) {
  const [isRequested, setRequested] = useState(false);
  const open = () => {
    setRequested(true);
    // While it is still loaded, it takes the focus as it appears.
    document.querySelector<HTMLElement>('[data-filter]')?.focus();
  };
  useKeys(offers ? { '/': open } : {});
  return { isRequested, close: () => setRequested(false) };
}

function focusGrid() {
  document.querySelector<HTMLElement>('[data-grid] [data-cursor]')?.focus();
}

/** As the styles have it until something else is said. */
const usualHeight = 48;

/** What sticks below the bar begins where the bar ends, however many lines it has. */
function noteHeight(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  let said = usualHeight;
  const observer = new ResizeObserver(() => {
    // Saying it styles all rows anew.
    if (bar.offsetHeight === said) return;
    said = bar.offsetHeight;
    bar.parentElement?.style.setProperty('--tw-bar-height', `${said}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
