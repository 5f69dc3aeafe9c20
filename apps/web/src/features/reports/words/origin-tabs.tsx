import type { ReactNode } from 'react';
import { wordOrigins } from '@tapwright/contracts/ad-values';
import { formatCount } from '@tapwright/i18n/format-number';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { WordList } from '../question/report-types.ts';
import type { ReportState } from '../question/use-report-view.ts';
import type { ListSign } from './word-columns.tsx';
import classes from './word-report.module.css';

const tabs = ['all', ...wordOrigins] as const;

type TabsProps = {
  readonly state: ReportState;
  readonly lists: readonly ListSign[];
  readonly data: WordList | undefined;
  readonly children: ReactNode;
};

/** Origins overlap, so that their counts do not add up; behind them stand the lists of the team. */
export function OriginTabs({ state: { view, change }, data, lists, children }: TabsProps) {
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

function TabLabel({ word, count }: { readonly word: string; readonly count: number | undefined }) {
  const language = useLanguage();
  return (
    <>
      {word} <span className={classes.count}>{count === undefined ? '' : formatCount(language, count)}</span>
    </>
  );
}
