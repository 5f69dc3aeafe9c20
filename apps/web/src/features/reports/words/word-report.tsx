import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { downloadWordCsv, type WordRow } from '@tapwright/contracts/words';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { wordListQuery } from '../api/word-list-query.ts';
import { ReportTable, type RowActions } from '../rows/report-table.tsx';
import { listAll } from '../rows/list-all.ts';
import { prepareWordsQuestion, type WordPlace } from '../question/prepare-question.ts';
import type { ReportProps } from '../question/report-props.ts';
import type { ReportState } from '../question/use-report-view.ts';
import { useColumnWriting } from '../columns/use-column-writing.ts';
import { type ListSign, wordColumns } from './word-columns.tsx';
import classes from './word-report.module.css';

const WordNotes = lazy(async () => ({ default: (await import('./word-notes.tsx')).WordNotes }));
const OriginTabs = lazy(async () => ({ default: (await import('./origin-tabs.tsx')).OriginTabs }));

const sets = {
  delivery: [
    'weekPopularity',
    'popularityTrend',
    'bid',
    'suggestedBid',
    'localSpendAmount',
    'where',
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
    'weekPopularity',
  ],
  settings: [
    'origins',
    'appleLists',
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
      <Suspense>
        <OriginTabs state={state} data={data} lists={lists}>
          <div className={classes.under}>
            <WordNotes data={data} />
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
      </Suspense>
      {foot(read, 'searchTerm')}
    </>
  );
}

/** The app and the storefront are the page's: what is filtered in them leaves them as they are. */
function withinPlace(state: ReportState): ReportState {
  const { campaigns } = state.view;
  return {
    ...state,
    change: (next) => state.change('campaigns' in next ? { ...next, campaigns } : next),
  };
}

function Empty({ isPart }: { readonly isPart: boolean }) {
  const { t } = useTranslation('words');
  return isPart ? (
    <EmptyState title={t('empty.none')}>{t('empty.noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  );
}
