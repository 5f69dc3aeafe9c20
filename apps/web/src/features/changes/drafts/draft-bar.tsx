import { useQuery } from '@tanstack/react-query';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { draftsQuery } from '../api/draft-queries.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import classes from './draft-bar.module.css';

const words = ['changes'] as const;

/** At the foot while something is gathered: how much, and the way to it. */
export function DraftBar({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('changes');
  const { data: drafts = [] } = useQuery(draftsQuery(teamId));
  const chosen = chosenDraft.get();
  const draft = drafts.find(({ changeSetId }) => changeSetId === chosen) ?? drafts[0];
  const hasWords = useLaterWords(words, draft !== undefined);
  useOnPage('draft', draft !== undefined && hasWords);
  if (draft === undefined || !hasWords) return null;
  const count = drafts.reduce((sum, { counts }) => sum + counts.edits, 0);
  return (
    <aside className={classes.bar} aria-label={t('draft.label')}>
      <StatusWord of="pending">
        {drafts.length === 1
          ? t('draft.one', { count })
          : t('draft.several', { count, drafts: drafts.length })}
      </StatusWord>
      <Button variant="filled" size="xs" onClick={() => openedDraft.set(draft.changeSetId)}>
        {t('draft.look')}
      </Button>
    </aside>
  );
}
