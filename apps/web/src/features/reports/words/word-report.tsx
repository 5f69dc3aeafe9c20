import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wordOrigins } from '@tapwright/contracts/ad-values';
import { downloadWordCsv, type WordRow } from '@tapwright/contracts/words';
import { formatCount } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { useLanguage } from '../../../platform/use-language.ts';
import { wordListQuery } from '../api/report-queries.ts';
import { ReportTable, type RowActions } from '../components/report-table.tsx';
import { listAll } from '../list-all.ts';
import { prepareWordsQuestion, type WordPlace } from '../prepare-question.ts';
import type { ReportProps } from '../report-props.ts';
import type { WordList } from '../report-types.ts';
import type { ReportState } from '../use-report-view.ts';
import { useColumnWriting } from '../use-column-writing.ts';
import { type ListSign, wordColumns } from './word-columns.tsx';
import classes from './word-report.module.css';

const sets = {
  delivery: [
    'popularity',
    'where',
    'bid',
    'localSpendAmount',
    'taps',
    'installs',
    'avgCpaAmount',
    'impressionShare',
    'shareRank',
  ],
  efficiency: [
    'localSpendAmount',
    'installs',
    'avgCpaAmount',
    'avgCptAmount',
    'ttr',
    'conversionRate',
    'popularity',
  ],
  settings: [
    'origins',
    'runningIn',
    'pausedIn',
    'negativeIn',
    'metIn',
    'bid',
    'firstSeen',
    'note',
    'localSpendAmount',
  ],
};
const tabs = ['all', ...wordOrigins] as const;

type Props = Pick<ReportProps, 'state' | 'views' | 'foot'> & {
  readonly place: WordPlace;
  readonly actions: RowActions<WordRow> | undefined;
  readonly lists: readonly ListSign[];
  /** At the end of the tabs: a new list, or the one that is open. */
  readonly listActions: ReactNode;
  readonly onOpen: (row: WordRow) => void;
};

/** Every word of an app in a storefront, by where it is from. */
export function WordReport({ state, views, foot, place, actions, lists, listActions, onOpen }: Props) {
  const { t } = useTranslation('adWords');
  const { t: words } = useTranslation('words');
  const queryClient = useQueryClient();
  const { view, range } = state;
  const question = prepareWordsQuestion(view, range, place);
  const read = useQuery(wordListQuery(question));
  const { data } = read;
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => wordColumns(writing, words, data, lists), [writing, words, data, lists]);
  return (
    <>
      <OriginTabs state={state} data={data} lists={lists}>
        <div className={classes.under}>
          <Notes data={data} />
          {listActions}
        </div>
        <ReportTable
          title={t('levels.word')}
          isTitled
          views={views}
          state={withinPlace(state)}
          view={{ ...view, campaigns: [], days: undefined }}
          days={range}
          read={read}
          columns={columns}
          sets={sets}
          keyOf={({ word }) => word}
          onOpen={onOpen}
          actions={actions}
          offers={[]}
          isPlaced
          onSave={async () =>
            (await import('../api/save-report.ts')).saveReport(downloadWordCsv.path, question)
          }
          onAll={async () =>
            listAll((page) => queryClient.fetchQuery(wordListQuery({ ...question, ...page })))
          }
          empty={<Empty isPart={view.origin !== undefined || view.listId !== undefined} />}
        />
      </OriginTabs>
      {foot(data?.edges, 'searchTerm')}
    </>
  );
}

type TabsProps = Pick<Props, 'state' | 'lists'> & {
  readonly data: WordList | undefined;
  readonly children: ReactNode;
};

/** Origins overlap, so that their counts do not add up; behind them stand the lists of the team. */
function OriginTabs({ state: { view, change }, data, lists, children }: TabsProps) {
  const { t } = useTranslation(['adWords', 'words']);
  return (
    <Tabs
      label={t('words:tabs.label')}
      value={view.listId === undefined ? (view.origin ?? 'all') : tabOf(view.listId)}
      tabs={[
        ...tabs.map((value) => ({
          value,
          label: <TabLabel word={t(`words:tabs.${value}`)} count={data?.counts[value]} />,
        })),
        ...lists.map(({ listId, name, mark }) => ({
          value: tabOf(listId),
          icon: mark,
          label: <TabLabel word={name} count={countOf(data, listId)} />,
        })),
      ]}
      onChange={(next) =>
        change({
          origin: wordOrigins.find((one) => one === next),
          listId: lists.find(({ listId }) => tabOf(listId) === next)?.listId,
        })
      }
      listClassName={classes.tabs}
      panelClassName={classes.panel}
      isWide
    >
      {children}
    </Tabs>
  );
}

const tabOf = (listId: number) => `list-${listId}` as const;
const countOf = (data: WordList | undefined, listId: number) =>
  data && (data.listCounts.find((one) => one.listId === listId)?.words ?? 0);

/** The app and the storefront are the page's: what is filtered in them leaves them as they are. */
function withinPlace(state: ReportState): ReportState {
  const { campaigns } = state.view;
  return {
    ...state,
    change: (next) => state.change('campaigns' in next ? { ...next, campaigns } : next),
  };
}

function Notes({ data }: { readonly data: WordList | undefined }) {
  const { t } = useTranslation('words');
  return (
    <p className={classes.notes}>
      {t('asked')} {data?.isOfSeveral ? t('several') : null}
    </p>
  );
}

function Empty({ isPart }: { readonly isPart: boolean }) {
  const { t } = useTranslation('words');
  return isPart ? (
    <EmptyState title={t('empty.none')}>{t('empty.noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  );
}

function TabLabel({ word, count }: { readonly word: string; readonly count: number | undefined }) {
  const language = useLanguage();
  return (
    <>
      {word} <span className={classes.count}>{count === undefined ? '' : formatCount(language, count)}</span>
    </>
  );
}
