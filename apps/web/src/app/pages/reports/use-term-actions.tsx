import { lazy, Suspense, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { openedTerms } from '../../../features/changes/terms/opened-terms.ts';
import type { Term, TermWay } from '../../../features/changes/terms/prepare-terms.ts';
import { openedWord } from '../../../features/words/opened-word.ts';
import type { BulkTools, RowActions } from '../../../features/reports/rows/report-table.tsx';
import type { SearchTermRow } from '../../../features/reports/question/report-types.ts';
import type { Selected } from '../../../features/reports/rows/row-keys-of.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { later } from '@tapwright/ui/layout/later';

const TermsDialog = lazy(async () => ({
  default: (await import('./terms-opened.tsx')).TermsDialog,
}));

const TermMenu = later(async () => (await import('../../../features/changes/terms/term-menu.tsx')).TermMenu);

const TermsBar = later(async () => (await import('../../../features/changes/terms/terms-bar.tsx')).TermsBar);

const laterWords = ['changes', 'adWords'] as const;

const termOf = ({ term, campaignId, adGroupId, campaignName, adGroupName }: SearchTermRow): Term => ({
  text: term,
  campaignId,
  adGroupId,
  places: [campaignName, adGroupName],
});

/** `a` makes a keyword of a search term, or of those selected, `n` keeps them out, `b` does both; for whoever may edit. */
export function useTermActions({ teamId, roleName }: TeamView): {
  readonly actions: RowActions<SearchTermRow> | undefined;
  readonly dialog: ReactNode;
} {
  const opened = useSyncExternalStore(openedTerms.subscribe, openedTerms.get);
  const hasWords = useLaterWords(laterWords, opened !== undefined);
  const mayEdit = can(roleName, 'campaign.edit');
  const actions = useMemo(() => {
    const open =
      (way: TermWay) =>
      (row: SearchTermRow, { rows, onClear }: Selected<SearchTermRow>) =>
        openedTerms.set(
          rows.length === 0
            ? { teamId, terms: [termOf(row)], way }
            : { teamId, terms: rows.map(termOf), way, onSent: onClear },
        );
    const menuOf = (row: SearchTermRow) => (
      <Suspense>
        <TermMenu
          teamId={teamId}
          term={termOf(row)}
          onWhy={() => openedWord.set({ teamId, campaignId: row.campaignId, word: row.term })}
        />
      </Suspense>
    );
    const bulk = (rows: readonly SearchTermRow[], tools: BulkTools) => (
      <Suspense>
        <TermsBar teamId={teamId} terms={rows.map(termOf)} {...tools} />
      </Suspense>
    );
    return { menuOf, bulk, keys: { a: open('keyword'), n: open('negative'), b: open('both') } };
  }, [teamId]);
  const dialog =
    opened === undefined || !hasWords ? null : (
      <Suspense>
        <TermsDialog {...opened} onClose={() => openedTerms.set(undefined)} />
      </Suspense>
    );
  return { actions: mayEdit ? actions : undefined, dialog };
}
