import type { EditView } from '@tapwright/contracts/change-set-view';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { listShown } from '../../../platform/words/ad-fields.ts';
import classes from './change-list.module.css';
import { nameField } from '../../../platform/words/say-changes.ts';
import { unitOf, type Writing, writeStep } from '../describe-change.ts';
import { glyphOfEdit } from './set-glyph.ts';
import { useSayEnd } from './use-say-end.ts';
import { useWriting } from '../use-writing.ts';

export function useEditColumns(): Column<EditView>[] {
  const writing = useWriting();
  const { t } = writing;
  const sayEnd = useSayEnd();
  return [
    {
      key: 'object',
      head: t('changes:set.object'),
      onCard: 'title',
      cell: (edit) => (
        <span className={classes.what}>
          <span className={classes.title}>{edit.name ?? edit.objectId}</span>
          <span className={classes.place}>{placesOf(edit).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      head: t('changes:set.kind'),
      width: 112,
      onCard: 'corner',
      cell: ({ kind }) => t(`changes:kinds.${kind}`),
    },
    {
      key: 'values',
      head: t('changes:set.values'),
      onCard: 'line',
      cell: (edit) => <Values edit={edit} writing={writing} />,
    },
    {
      key: 'state',
      head: t('changes:list.state'),
      width: 208,
      onCard: 'line',
      cell: (edit) => (
        <span className={classes.reason}>
          <StatusWord of={glyphOfEdit[edit.state]}>{sayEnd(edit)}</StatusWord>
        </span>
      ),
    },
  ];
}

const placesOf = ({ name, campaignName, adGroupName }: EditView) =>
  [campaignName, adGroupName].filter((place) => place !== null && place !== name);

function Values({ edit, writing }: { readonly edit: EditView; readonly writing: Writing }) {
  const { t } = writing;
  if (edit.intent === 'remove') return t('changes:intents.remove');
  const isLost = edit.state === 'refused' || edit.state === 'stale';
  return (
    <span className={classes.values}>
      {edit.intent === 'create' ? <span>{t('changes:intents.create')}</span> : null}
      {listShown(edit).map(([field, value]) => {
        const { before, after } = writeStep(writing, field, edit.before[field], value);
        return (
          <span key={field} className={classes.values}>
            <span className={classes.before}>
              {nameField(writing, field)}
              {edit.intent === 'update' ? ` ${before}` : ''}
            </span>
            {edit.intent === 'update' ? (
              <span className={classes.arrow} aria-label={t('changes:preview.becomes')}>
                →
              </span>
            ) : null}
            <b className={isLost ? classes.notLive : undefined}>{after}</b>
            <span className={classes.before}>{unitOf(field, edit.currency)}</span>
          </span>
        );
      })}
    </span>
  );
}
