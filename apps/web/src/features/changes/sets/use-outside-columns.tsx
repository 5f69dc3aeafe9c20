import type { OutsideChange } from '@tapwright/contracts/outside-changes';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { Button } from '@tapwright/ui/forms/button';
import type { Column } from '@tapwright/ui/table/table-column';
import { useMoment } from '../../../platform/use-moment.ts';
import classes from './change-list.module.css';
import type { Writing } from '../describe-change.ts';
import { openedPanel } from '../opened.ts';
import { useWriting } from '../use-writing.ts';
import { listOutside } from './write-outside.ts';

export function useOutsideColumns(teamId: number): Column<OutsideChange>[] {
  const writing = useWriting();
  const { t, language, zone } = writing;
  const now = useMoment();
  return [
    {
      key: 'object',
      head: t('changes:set.object'),
      onCard: 'title',
      cell: (change) => (
        <span className={classes.what}>
          <span className={classes.title}>{nameOf(change)}</span>
          <span className={classes.place}>{placesOf(change).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      head: t('changes:set.kind'),
      width: 136,
      onCard: 'line',
      cell: ({ kind }) => t(`changes:kinds.${kind}`),
    },
    {
      key: 'values',
      head: t('changes:set.values'),
      onCard: 'line',
      cell: (change) => <Values change={change} writing={writing} />,
    },
    {
      key: 'when',
      head: t('changes:list.when'),
      width: 136,
      onCard: 'line',
      cell: ({ at }) => formatInstant(language, new Date(at), { zone, now }),
    },
    {
      key: 'history',
      head: '',
      width: 104,
      align: 'end',
      onCard: 'corner',
      cell: (change) => (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => openedPanel.set({ object: objectOf(teamId, change), tab: 'history' })}
        >
          {t('changes:panel.history')}
        </Button>
      ),
    },
  ];
}

const nameOf = ({ name, objectId }: OutsideChange) => name ?? objectId;
const placesOf = ({ kind, campaignName, adGroupName }: OutsideChange) =>
  [kind === 'campaign' ? null : campaignName, kind === 'adGroup' ? null : adGroupName].filter(
    (place) => place !== null,
  );

const objectOf = (teamId: number, change: OutsideChange) => ({
  teamId,
  kind: change.kind,
  id: change.objectId,
  name: nameOf(change),
  places: placesOf(change),
  status: change.intent === 'remove' ? ('removed' as const) : ('running' as const),
});

function Values({ change, writing }: { readonly change: OutsideChange; readonly writing: Writing }) {
  const { t } = writing;
  if (change.intent === 'remove') return t('changes:intents.remove');
  return (
    <span className={classes.values}>
      {change.intent === 'create' ? <span>{t('changes:intents.create')}</span> : null}
      {listOutside(writing, change).map(({ field, name, before, after }) => (
        <span key={field} className={classes.values}>
          <span className={classes.before}>
            {name}
            {change.intent === 'update' ? ` ${before}` : ''}
          </span>
          {change.intent === 'update' ? (
            <span className={classes.arrow} aria-label={t('changes:preview.becomes')}>
              →
            </span>
          ) : null}
          <b>{after}</b>
        </span>
      ))}
    </span>
  );
}
