import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { Initials } from '@tapwright/ui/layout/initials';
import { useMoment } from '../../../platform/use-moment.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { commentsQuery } from '../api/comment-queries.ts';
import { prepareTrail, type ReadSet, type TrailStep } from './prepare-trail.ts';
import { sayNote } from './say-note.ts';
import { useWriting } from '../use-writing.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './set-trail.module.css';

type Props = {
  readonly teamId: number;
  readonly read: ReadSet;
  /** Where they stand above already. */
  readonly hasNote: boolean;
};

/** How a set came to be and what became of it, with the words that people wrote. */
export function SetTrail({ teamId, read, hasNote }: Props) {
  const { t } = useTranslation(['changeSet', 'changes']);
  const { set } = read;
  const key = { teamId, changeSetId: set.changeSetId };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    commentsQuery(key),
  );
  const comments = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section className={classes.trail} aria-labelledby="trail">
      <h2 id="trail" className={classes.heading}>
        {t('trail.title')}
      </h2>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comments.older')}
        </Button>
      ) : null}
      <ol className={classes.steps} aria-live="polite">
        {prepareTrail(set, read, comments).map((step) => (
          <li key={keyOf(step)} className={classes.step}>
            <Step step={step} read={read} hasNote={hasNote} />
          </li>
        ))}
      </ol>
      {data === undefined && error !== null ? (
        <ViewFailed
          title={t('comments.unread')}
          text={t('changes:panel.safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : null}
      <CommentForm {...key} />
    </section>
  );
}

const keyOf = (step: TrailStep) => (step.kind === 'comment' ? step.comment.commentId : step.kind);

type StepProps = Pick<Props, 'read' | 'hasNote'> & { readonly step: TrailStep };

function Step({ step, read, hasNote }: StepProps) {
  const writing = useWriting();
  const { language, zone } = writing;
  const now = useMoment();
  const { set } = read;
  const who = whoOf(step, read);
  const said = step.kind === 'made' && !hasNote ? sayNote(writing, set) : wordsOf(step, read);
  return (
    <>
      <span className={classes.line}>
        {who === undefined ? null : <Initials name={who ?? '–'} of="person" />}
        <span className={classes.what}>
          <StepWords step={step} read={read} who={who ?? '–'} />
        </span>
        <time dateTime={step.at} className={classes.when}>
          {formatInstant(language, new Date(step.at), { zone, now })}
        </time>
      </span>
      {said === '' ? null : <blockquote className={classes.said}>{said}</blockquote>}
    </>
  );
}

/** Undefined: nobody's doing. Null: somebody who is not known any more. */
function whoOf(step: TrailStep, { set }: ReadSet): string | null | undefined {
  if (step.kind === 'made') return set.author;
  if (step.kind === 'comment') return step.comment.author;
  if (step.kind === 'approved' || step.kind === 'declined') return set.approval?.decidedBy ?? null;
  return undefined;
}

function wordsOf(step: TrailStep, { set }: ReadSet): string {
  if (step.kind === 'comment') return step.comment.text;
  return step.kind === 'declined' || step.kind === 'approved' ? (set.approval?.reason ?? '') : '';
}

function StepWords({ step, read, who }: Pick<StepProps, 'step' | 'read'> & { readonly who: string }) {
  const { t } = useTranslation(['changeSet', 'changes']);
  const language = useLanguage();
  const { set, trail } = read;
  const { counts, approval, rise } = set;
  if (step.kind === 'comment') return <b>{who}</b>;
  if (step.kind === 'made') return t('trail.made', { who, count: counts.edits });
  if (step.kind === 'approved' && trail.takenOut > 0)
    return t('trail.tookOut', { who, count: trail.takenOut });
  if (step.kind === 'approved' || step.kind === 'declined') return t(`trail.${step.kind}`, { who });
  if (step.kind === 'settled') {
    const failed = counts.edits - counts.live - trail.takenOut;
    return (
      <>
        {t('trail.settled', { count: counts.live })}
        {failed > 0 ? <small>{t('trail.failed', { count: failed })}</small> : null}
      </>
    );
  }
  if (step.kind !== 'needed') return t(`trail.${step.kind}`);
  return (
    <>
      {t('trail.needed')}
      {approval?.reasons.map((reason) => (
        <small key={reason}>{t(`changes:approval.reasons.${reason}`)}</small>
      ))}
      {rise !== null && Number(rise.amount) > 0 ? (
        <small>{t('trail.more', { amount: formatMoney(language, rise) })}</small>
      ) : null}
    </>
  );
}
