import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { DetailQuestion } from '../../../features/words/api/detail-query.ts';
import { wordUsesQuery } from '../../../features/words/api/word-queries.ts';
import { Uses } from '../../../features/words/components/word-panel.tsx';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './word-detail-page.module.css';

const ObjectHistory = lazy(async () => ({
  default: (await import('../../../features/changes/sets/object-history.tsx')).ObjectHistory,
}));

const laterWords = ['changes'] as const;
/** Of so many keywords of the word the edits are told. */
const maxHistories = 5;

type Props = { readonly question: DetailQuestion };

/** Where a word stands, and every edit of its keywords. */
export function WordStands({ question: { word, ...question } }: Props) {
  const hasWords = useLaterWords(laterWords);
  const { t } = useTranslation('wordDetail');
  const { data } = useQuery(wordUsesQuery({ ...question, words: [word] }));
  const use = data?.uses[0];
  if (use === undefined || !hasWords) return null;
  return (
    <>
      <Uses {...use} />
      {use.keywords.slice(0, maxHistories).map(({ keywordId, campaignName, adGroupName }) => (
        <section key={keywordId} className={classes.history} aria-label={t('edits')}>
          <h2 className={classes.title}>
            {t('edits')} <span className={classes.place}>{`${campaignName} › ${adGroupName}`}</span>
          </h2>
          <Suspense>
            <ObjectHistory object={{ teamId: question.teamId, kind: 'keyword', id: keywordId }} />
          </Suspense>
        </section>
      ))}
    </>
  );
}
