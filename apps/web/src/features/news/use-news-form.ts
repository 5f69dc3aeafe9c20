import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { WrittenLanguage } from '@tapwright/domain/written-languages';
import { ask } from '../../platform/forms/questions.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useLeaveGuard } from '../../platform/forms/use-leave-guard.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { publishNews, removeNews, saveNews, withdrawNews } from './api/staff-news.ts';
import { newsKeys } from './keys.ts';
import { type Draft, findDraftIssue, isSameDraft, openDraft, textsOf, type Words } from './prepare-draft.ts';

export type EditedNews = Parameters<typeof openDraft>[0] & {
  id: number;
  version: number;
  publishedAt: string | null;
};
type Does = 'save' | 'publish' | 'withdraw' | 'remove';

/** What is typed, what was saved of it, and what is done with it. */
export function useNewsForm(item: EditedNews | undefined, firstLanguage: WrittenLanguage) {
  const [draft, setDraft] = useState(() => openDraft(item));
  const [kept, setKept] = useState({ draft, version: item?.version });
  const [language, setLanguage] = useState(firstLanguage);
  const [isJudged, setJudged] = useState(false);
  const isDirty = !isSameDraft(draft, kept.draft);
  const title = draft.words[language].title || (textsOf(draft)[0]?.title ?? '');
  useLeaveGuard(isDirty);

  const save = async (): Promise<number> => {
    if (item !== undefined && !isDirty) return item.id;
    const { type, isPinned } = draft;
    const known = item && kept.version ? { id: item.id, version: kept.version } : {};
    const { id, version } = await saveNews({ type, isPinned, texts: textsOf(draft), ...known });
    setKept({ draft, version });
    return id;
  };
  const { isPending, run } = useWork(item, save);

  return {
    draft,
    language,
    isDirty,
    isPending,
    problem: isJudged ? findDraftIssue(draft, language) : undefined,
    choose: setLanguage,
    change: (next: Partial<Draft>) => setDraft({ ...draft, ...next }),
    write: (next: Partial<Words>) =>
      setDraft({ ...draft, words: { ...draft.words, [language]: { ...draft.words[language], ...next } } }),
    /** Sends, or leads to what is not right yet. */
    submit: (does: 'save' | 'publish') => {
      setJudged(true);
      const wrong = findDraftIssue(draft, language);
      if (wrong === undefined) run(does);
      else setLanguage(wrong.language);
    },
    ...useConfirmFirst(title, run),
  };
}

/** Saves, publishes, withdraws or removes, says so, and goes where the text then is. */
function useWork(item: EditedNews | undefined, save: () => Promise<number>) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const work: Record<Does, () => Promise<number | undefined>> = {
    save,
    publish: async () => {
      const id = await save();
      await publishNews(id);
      return id;
    },
    withdraw: async () => {
      if (item !== undefined) await withdrawNews(item.id);
      return item?.id;
    },
    remove: async () => {
      if (item !== undefined) await removeNews(item.id);
      return undefined;
    },
  };
  const done = {
    save: t('editor.saved'),
    publish: t('editor.wasPublished'),
    withdraw: t('editor.wasWithdrawn'),
    remove: t('editor.wasRemoved'),
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (does: Does) => work[does](),
    onSuccess: (id, does) => {
      showToast({ tone: 'good', text: done[does] });
      if (id !== undefined && item !== undefined) return;
      const search = { section: 'news', id: id?.toString() } as const;
      void navigate({ to: '/staff', search, replace: true, ignoreBlocker: true });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: newsKeys.desk });
      await queryClient.invalidateQueries({ queryKey: newsKeys.all });
    },
  });
  return { isPending, run: mutate };
}

/** What readers lose by it is asked about first. */
function useConfirmFirst(title: string, run: (does: Does) => void) {
  const { t } = useTranslation('news');
  return {
    withdraw: async () => {
      const question = { title: t('editor.withdrawTitle'), text: t('editor.withdrawText', { title }) };
      if (await ask({ ...question, confirm: t('editor.withdraw'), cancel: t('editor.cancel') }))
        run('withdraw');
    },
    remove: async () => {
      const question = { title: t('editor.removeTitle'), text: t('editor.removeText', { title }) };
      if (await ask({ ...question, confirm: t('editor.remove'), cancel: t('editor.cancel') })) run('remove');
    },
  };
}
