import { lazy, Suspense, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { WordRow } from '@tapwright/contracts/words';
import { openedTerms } from '../../../features/changes/terms/opened-terms.ts';
import { type TermWay, termWays } from '../../../features/changes/terms/prepare-terms.ts';
import type { RowActions } from '../../../features/reports/rows/report-table.tsx';
import type { Selected } from '../../../features/reports/rows/row-keys-of.ts';
import { askUses, type UsesQuestion } from '../../../features/words/api/word-queries.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const TermsDialog = lazy(async () => ({
  default: (await import('../reports/terms-opened.tsx')).TermsDialog,
}));
const WordBar = lazy(async () => ({ default: (await import('./word-bar.tsx')).WordBar }));
const WordMenu = lazy(async () => ({ default: (await import('./word-bar.tsx')).WordMenu }));

const laterWords = ['changes', 'adWords'] as const;

/** What is done with words and lists, for whoever may use them. */
export type ListWays = {
  readonly onList: (words: readonly string[], onDone?: () => void) => void;
  /** Where a list is open. */
  readonly onTakeOut: ((words: readonly string[], onDone?: () => void) => void) | undefined;
};

export type OpenWords = (way: TermWay, words: readonly string[], onSent?: () => void) => void;

/** `a` makes keywords of words, `n` keeps them out, `b` does both, `t` puts them into a list; for whoever may edit. */
export function useWordActions(
  { teamId, roleName }: TeamView,
  question: Omit<UsesQuestion, 'words'>,
  lists: ListWays,
): {
  readonly actions: RowActions<WordRow> | undefined;
  readonly open: OpenWords | undefined;
  readonly dialog: ReactNode;
} {
  const opened = useSyncExternalStore(openedTerms.subscribe, openedTerms.get);
  const hasWords = useLaterWords(laterWords, opened !== undefined);
  const open = useOpenWords(teamId, question);
  const mayEdit = can(roleName, 'campaign.edit');
  const actions = useMemo(() => wordActions(open, lists), [open, lists]);
  const dialog =
    opened === undefined || !hasWords ? null : (
      <Suspense>
        <TermsDialog {...opened} onClose={() => openedTerms.set(undefined)} />
      </Suspense>
    );
  return { actions: mayEdit ? actions : undefined, open: mayEdit ? open : undefined, dialog };
}

const wordsIn = (rows: readonly WordRow[]) => rows.map(({ word }) => word);

/** Of all that are selected; without any, of the row of the cursor. */
const each =
  (act: (words: readonly string[], onDone?: () => void) => void) =>
  (row: WordRow, { rows, onClear }: Selected<WordRow>) =>
    rows.length === 0 ? act([row.word]) : act(wordsIn(rows), onClear);

function wordActions(open: OpenWords, { onList, onTakeOut }: ListWays): RowActions<WordRow> {
  const [keyword, negative, both] = termWays;
  return {
    menuOf: ({ word }) => (
      <Suspense>
        <WordMenu word={word} onWay={(way) => open(way, [word])} onList={() => onList([word])} />
      </Suspense>
    ),
    bulk: (rows, tools) => (
      <Suspense>
        <WordBar
          count={rows.length}
          onWay={(way) => open(way, wordsIn(rows), tools.onClear)}
          onList={() => onList(wordsIn(rows), tools.onClear)}
          onTakeOut={onTakeOut && (() => onTakeOut(wordsIn(rows), tools.onClear))}
          {...tools}
        />
      </Suspense>
    ),
    keys: {
      a: each((words, onSent) => open(keyword, words, onSent)),
      n: each((words, onSent) => open(negative, words, onSent)),
      b: each((words, onSent) => open(both, words, onSent)),
      t: each(onList),
    },
  };
}

/** Where they stand is asked first: a negative goes to whoever met the word. */
function useOpenWords(teamId: number, question: Omit<UsesQuestion, 'words'>): OpenWords {
  const { t } = useTranslation('words');
  const showFailure = useShowFailure();
  return (way, words, onSent) => {
    const read = async () => {
      try {
        const [{ uses, place }, { termsOfWords }] = await Promise.all([
          askUses({ ...question, words: [...words] }),
          import('./word-terms.ts'),
        ]);
        const terms = termsOfWords(uses, place);
        if (terms.length === 0) showToast({ tone: 'poor', text: t('noPlace') });
        else openedTerms.set({ teamId, terms, way, areWords: true, ...(onSent && { onSent }) });
      } catch (error) {
        showFailure(t('notRead'), error);
      }
    };
    void read();
  };
}
