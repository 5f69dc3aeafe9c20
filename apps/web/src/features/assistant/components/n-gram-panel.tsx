import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NGramDetail, NGramRow } from '@tapwright/contracts/assistant';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { gatherNegatives, nGramQuery } from '../api/n-gram-queries.ts';
import { type AssistantWords, useAssistantWords } from '../use-assistant-words.ts';
import { CostBand } from './cost-band.tsx';
import classes from './n-grams.module.css';

type Props = {
  readonly teamId: number;
  readonly place: { readonly adamId: string; readonly country: string };
  readonly row: NGramRow;
  readonly mayEdit: boolean;
  readonly onDraft: (changeSetId: number) => void;
};

/** What a broad negative would stop of what earns comes first; then what is offered in its place. */
export function NGramPanel({ teamId, place, row, mayEdit, onDraft }: Props) {
  const { currency, pieces, cost, cpa, goal } = row;
  const words = useAssistantWords(currency);
  const { t } = words;
  const { data, error, refetch } = useQuery(nGramQuery({ teamId, ...place, currency, pieces }));
  return (
    <div className={classes.panel}>
      <CostBand cost={cost} cpa={cpa} goal={goal} words={words} />
      {error !== null && data === undefined ? (
        <ViewFailed
          title={t('assistant:failed')}
          text={t('assistant:safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton height={120} />
      ) : (
        <>
          <Positives positives={data.positives} words={words} />
          <Terms
            title={t('assistant:nGrams.held', { count: data.terms.length })}
            terms={data.terms}
            words={words}
          />
          {row.verdict === 'waste' && data.negatives.length > 0 ? (
            <Offer teamId={teamId} detail={data} words={words} mayEdit={mayEdit} onDraft={onDraft} />
          ) : (
            <p className={classes.note}>
              {t(row.verdict === 'waste' ? 'assistant:nGrams.nothingLeft' : 'assistant:nGrams.notOffered')}
            </p>
          )}
        </>
      )}
    </div>
  );
}

type PartProps = { readonly words: AssistantWords };

function Positives({ positives: { keywords, terms }, words }: PartProps & Pick<NGramDetail, 'positives'>) {
  const { t } = words;
  if (keywords.length + terms.length === 0)
    return <p className={classes.note}>{t('assistant:nGrams.stopsNothing')}</p>;
  return (
    <section>
      <h3 className={classes.title}>{t('assistant:nGrams.wouldStop')}</h3>
      {keywords.length === 0 ? null : (
        <p className={classes.text}>
          {t('assistant:nGrams.keywords')}{' '}
          {keywords.map((keyword) => (
            <bdi key={keyword} dir="auto" className={classes.piece}>
              {keyword}
            </bdi>
          ))}
        </p>
      )}
      <Terms title={undefined} terms={terms} words={words} />
    </section>
  );
}

type TermsProps = PartProps & { readonly title: string | undefined; readonly terms: NGramDetail['terms'] };

const firstShown = 10;

function Terms({ title, terms, words: { t, money, count } }: TermsProps) {
  const [isAll, setAll] = useState(false);
  if (terms.length === 0) return null;
  const shown = isAll ? terms : terms.slice(0, firstShown);
  return (
    <section>
      {title === undefined ? null : <h3 className={classes.title}>{title}</h3>}
      <ul className={classes.lines}>
        {shown.map(({ word, spend, taps, installs }) => (
          <li key={word} className={classes.line}>
            <bdi dir="auto">{word}</bdi>
            <span className={classes.quiet}>
              {money(spend)} · {t('assistant:measured', { taps: count(taps), installs: count(installs) })}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < terms.length ? (
        <Button size="xs" variant="subtle" onClick={() => setAll(true)}>
          {t('assistant:nGrams.all', { count: terms.length })}
        </Button>
      ) : null}
    </section>
  );
}

type OfferProps = PartProps &
  Pick<Props, 'teamId' | 'mayEdit' | 'onDraft'> & { readonly detail: NGramDetail };

function Offer({ teamId, detail, words, mayEdit, onDraft }: OfferProps) {
  const { t, count, money } = words;
  const { t: say } = useTranslation('assistant');
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const { way, stopped, saved, lostInstalls, negatives } = detail;
  const gather = async () => {
    setPending(true);
    try {
      onDraft((await gatherNegatives(teamId, negatives)).changeSetId);
    } catch (error) {
      showFailure(say('notApplied'), error);
    } finally {
      setPending(false);
    }
  };
  return (
    <footer className={classes.foot}>
      <span className={classes.quiet}>
        {t(way === 'broad' ? 'assistant:nGrams.broad' : 'assistant:nGrams.exact', {
          stopped: count(stopped),
          saved: money(saved),
          lost: count(lostInstalls),
        })}
      </span>
      {mayEdit ? (
        <Button variant="filled" loading={isPending} onClick={() => void gather()}>
          {t('assistant:preview', { count: negatives.length })}
        </Button>
      ) : null}
    </footer>
  );
}
