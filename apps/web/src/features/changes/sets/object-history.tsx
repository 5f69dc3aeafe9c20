import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HistoryRow } from '@tapwright/contracts/object-history';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useMoment } from '../../../platform/use-moment.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { objectHistoryQuery } from '../api/change-queries.ts';
import type { AdObject } from '../change.ts';
import { listShown } from '../../../platform/words/ad-fields.ts';
import { nameField } from '../../../platform/words/say-changes.ts';
import { type Writing, writeStep } from '../describe-change.ts';
import { glyphOfEdit } from './set-glyph.ts';
import { useSayEnd } from './use-say-end.ts';
import { sayNote } from './say-note.ts';
import { useWriting } from '../use-writing.ts';
import { listOutside } from './write-outside.ts';
import classes from './object-history.module.css';

type Props = { readonly object: Pick<AdObject, 'teamId' | 'kind' | 'id'> };

/** What happened to one object, the newest first: edits of ours and what was changed outside. */
export function ObjectHistory({ object: { teamId, kind, id } }: Props) {
  const writing = useWriting();
  const { t } = writing;
  const read = useInfiniteQuery(objectHistoryQuery(teamId, kind, id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  if (data === undefined && error !== null)
    return (
      <ViewFailed
        title={t('changes:history.failed')}
        text={t('changes:panel.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <div className={classes.more} aria-busy>
        <Skeleton width="64%" />
      </div>
    );
  const rows = data.pages.flatMap(({ list }) => list);
  if (rows.length === 0)
    return <EmptyState title={t('changes:history.none')}>{t('changes:history.noneText')}</EmptyState>;
  return (
    <>
      <ol className={classes.rows} aria-label={t('changes:panel.history')}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes.row}>
            <Entry row={row} writing={writing} />
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <div className={classes.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('changes:history.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const keyOf = (row: HistoryRow) =>
  row.source === 'edit'
    ? `${row.changeSetId} ${row.number}`
    : `${row.at} ${row.intent} ${JSON.stringify(row.after)}`;

function Entry({ row, writing }: { readonly row: HistoryRow; readonly writing: Writing }) {
  const { t, language, zone } = writing;
  const now = useMoment();
  const sayEnd = useSayEnd();
  const isEdit = row.source === 'edit';
  return (
    <>
      <p className={classes.who}>
        {isEdit ? (
          <Link to="/ad/changes" search={{ set: String(row.changeSetId) }}>
            {row.author ?? '–'}
          </Link>
        ) : (
          <span>{t('changes:history.outside')}</span>
        )}
        <span>{formatInstant(language, new Date(row.at), { zone, now })}</span>
      </p>
      <Values row={row} writing={writing} />
      {isEdit && row.note !== '' ? <p className={classes.note}>{sayNote(writing, row)}</p> : null}
      {isEdit ? (
        <p className={classes.note}>
          <StatusWord of={glyphOfEdit[row.state]}>{sayEnd(row)}</StatusWord>
        </p>
      ) : null}
      {isEdit && row.appleWords !== null ? (
        <p className={classes.note}>{t('changes:appleWords', { words: row.appleWords })}</p>
      ) : null}
    </>
  );
}

function Values({ row, writing }: { readonly row: HistoryRow; readonly writing: Writing }) {
  const { t } = writing;
  if (row.intent === 'remove') return <p>{t('changes:intents.remove')}</p>;
  const lines =
    row.source === 'outside'
      ? listOutside(writing, row)
      : listShown(row).map(([field, after]) => ({
          field,
          name: nameField(writing, field),
          ...writeStep(writing, field, row.before[field], after),
        }));
  return (
    <>
      {row.intent === 'create' ? <p>{t('changes:intents.create')}</p> : null}
      {lines.map(({ field, name, before, after }) => (
        <p key={field} className={classes.value}>
          <span className={classes.before}>
            {name} {row.intent === 'update' ? before : null}
          </span>
          {row.intent === 'update' ? (
            <span className={classes.before} aria-label={t('changes:preview.becomes')}>
              →
            </span>
          ) : null}
          <b>{after}</b>
        </p>
      ))}
    </>
  );
}
