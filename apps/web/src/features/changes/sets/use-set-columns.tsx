import { Link } from '@tanstack/react-router';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { formatMoney } from '@tapwright/i18n/format-money';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { Initials } from '@tapwright/ui/layout/initials';
import type { Column } from '@tapwright/ui/table/table-column';
import { useMoment } from '../../../platform/use-moment.ts';
import { useSession } from '../../../platform/person/session.ts';
import classes from './change-list.module.css';
import { SetResult } from './set-result.tsx';
import { sayNote } from './say-note.ts';
import { titleOf, type Writing } from '../describe-change.ts';
import { glyphOfSet } from './set-glyph.ts';
import { useUndo } from './use-undo.ts';
import { useWriting } from '../use-writing.ts';

const mayTakeBack = (set: ChangeSetView, role: string, ownId: number | undefined): boolean =>
  set.state === 'settled' &&
  set.counts.live > 0 &&
  can(role, 'campaign.edit') &&
  (set.authorId === ownId || can(role, 'change.undoOthers'));

/** What can still go back of a set, and whether this person may do it. */
export const mayUndo = (set: ChangeSetView, role: string, ownId: number | undefined): boolean =>
  set.about.intents.some((intent) => intent !== 'remove') && mayTakeBack(set, role, ownId);

/** Nothing of it goes back, and copies of all that it removed can be made. */
export const mayAddAfresh = (set: ChangeSetView, role: string, ownId: number | undefined): boolean =>
  set.about.intents.every((intent) => intent === 'remove') &&
  !set.about.kinds.includes('ad') &&
  mayTakeBack(set, role, ownId);

/** Of the first of several. */
const placeOf = ({ language }: Writing, { about: { first }, counts: { edits } }: ChangeSetView) =>
  edits > 1 && first?.campaignName ? formatList(language, [first.campaignName, '…']) : first?.campaignName;

/** Which, by whom and from where. */
function whatColumns(writing: Writing): Column<ChangeSetView>[] {
  const { t } = writing;
  return [
    {
      key: 'what',
      head: t('changes:list.what'),
      onCard: 'title',
      cell: (set) => (
        <span className={classes.what}>
          <Link to="/ad/changes" search={{ set: String(set.changeSetId) }} className={classes.title}>
            {titleOf(writing, set)}
          </Link>
          <span className={classes.place}>
            {set.note === '' ? placeOf(writing, set) : sayNote(writing, set)}
          </span>
        </span>
      ),
    },
    {
      key: 'who',
      head: t('changes:list.who'),
      width: 160,
      onCard: 'line',
      cell: ({ author, origin }) => (
        <span className={classes.who}>
          <Initials of="person" name={author ?? '–'} />
          <span className={classes.by}>
            <span className={classes.author}>{author ?? '–'}</span>
            <span className={classes.place}>{t(`changes:origins.${origin}`)}</span>
          </span>
        </span>
      ),
    },
  ];
}

/** When, and how far it is. */
function stateColumns({ t, language, zone }: Writing, now: Date): Column<ChangeSetView>[] {
  return [
    {
      key: 'when',
      head: t('changes:list.when'),
      width: 136,
      onCard: 'line',
      cell: ({ createdAt }) => formatInstant(language, new Date(createdAt), { zone, now }),
    },
    {
      key: 'state',
      head: t('changes:list.state'),
      width: 152,
      onCard: 'line',
      cell: ({ state }) => <StatusWord of={glyphOfSet[state]}>{t(`changes:states.${state}`)}</StatusWord>,
    },
    {
      key: 'result',
      head: t('changes:list.result'),
      width: 160,
      align: 'end',
      onCard: 'line',
      cell: ({ counts }) => <SetResult counts={counts} />,
    },
  ];
}

/** At most, by what was known when it was sent; a dash where nothing can be spent. */
function riseColumn({ t, language }: Writing): Column<ChangeSetView> {
  return {
    key: 'rise',
    head: <span title={t('changes:list.riseMeans')}>{t('changes:list.rise')}</span>,
    width: 112,
    align: 'end',
    isWideOnly: true,
    cell: ({ rise }) => (
      <span className={Number(rise?.amount) < 0 ? classes.falls : undefined}>
        {formatMoney(language, Number(rise?.amount) === 0 ? null : rise)}
      </span>
    ),
  };
}

export function useSetColumns(team: TeamView): Column<ChangeSetView>[] {
  const writing = useWriting();
  const now = useMoment();
  const undo = useUndo();
  const ownId = useSession()?.user?.userId;
  return [
    ...whatColumns(writing),
    ...stateColumns(writing, now),
    riseColumn(writing),
    {
      key: 'undo',
      head: '',
      width: 112,
      align: 'end',
      onCard: 'corner',
      cell: (set) =>
        mayUndo(set, team.roleName, ownId) ? (
          <Button
            variant="subtle"
            size="xs"
            aria-description={titleOf(writing, set)}
            onClick={() => void undo(set, true)}
          >
            {writing.t('changes:undo.action')}
          </Button>
        ) : null,
    },
  ];
}
