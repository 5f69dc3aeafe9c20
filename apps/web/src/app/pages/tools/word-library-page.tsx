import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import type { WordRow } from '@tapwright/contracts/words';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { enterSidePanel } from '@tapwright/ui/overlay/enter-side-panel';
import { WordReport } from '../../../features/reports/words/word-report.tsx';
import { wordPlacesQuery } from '../../../features/words/api/word-queries.ts';
import { choosePlace } from '../../../features/words/choose-place.ts';
import type { WordPlace } from '../../../features/words/components/place-choice.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PagePending } from '../../page-pending.tsx';
import { ReportPage, type ReportParts } from '../report-frame/report-page.tsx';
import { useWordActions } from './use-word-actions.tsx';
import { useWordLists } from './use-word-lists.tsx';
import classes from './word-library-page.module.css';

const PlaceChoice = lazy(async () => ({
  default: (await import('../../../features/words/components/place-choice.tsx')).PlaceChoice,
}));
const OpenedWord = lazy(async () => ({ default: (await import('./opened-word.tsx')).OpenedWord }));

/** Asked for by many, nowhere of ours and nowhere kept out; popular is what Apple puts at 40 of 100 or more. */
const popular = {
  where: 'weekPopularity>=40,runningIn=0,negativeIn=0',
  sort: 'weekPopularity',
  order: 'desc',
};

/** Every word that the team knows, app by app and storefront by storefront. */
export function WordLibraryPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <Library key={team.teamId} team={team} />;
}

function Library({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation(['words', 'frame']);
  const { data: places } = useQuery(wordPlacesQuery(team.teamId));
  return (
    <ReportPage
      team={team}
      place={{ teamId: team.teamId }}
      list="word"
      brought={[{ name: t('popular'), search: popular }]}
      lockMs={rangeLockMs.elsewhere}
      onlyAccountZone
      head={(state) => {
        const place = places && choosePlace(places, namedIn(state));
        const choice =
          places && place ? (
            <Suspense fallback={null}>
              <PlaceChoice
                places={places}
                place={place}
                onChange={({ adamId, country }) =>
                  state.change({
                    campaigns: [
                      { of: 'adamId', value: adamId },
                      { of: 'country', value: country },
                    ],
                  })
                }
              />
            </Suspense>
          ) : null;
        return { title: t('frame:pages.keywordLibrary'), details: choice };
      }}
    >
      {({ state, foot, views }) => {
        if (places === undefined) return <PagePending />;
        const place = choosePlace(places, namedIn(state));
        if (place === undefined) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
        return <Words team={team} place={place} state={state} foot={foot} views={views} />;
      }}
    </ReportPage>
  );
}

function namedIn({ view: { campaigns } }: ReportParts['state']) {
  const named = (of: 'adamId' | 'country') => campaigns.find((one) => one.of === of)?.value;
  return { adamId: named('adamId'), country: named('country') };
}

type WordsProps = Pick<ReportParts, 'state' | 'foot' | 'views'> & {
  readonly team: TeamView;
  readonly place: WordPlace;
};

function Words({ team, place, ...parts }: WordsProps) {
  const { view, range } = parts.state;
  const [opened, setOpened] = useState<WordRow>();
  const { teamId } = team;
  const { adamId, country } = place;
  const { from, to } = range;
  const question = useMemo(
    () => ({ teamId, adamId, country, startTime: from, endTime: to, unit: view.unit }),
    [teamId, adamId, country, from, to, view.unit],
  );
  const lists = useWordLists({
    teamId,
    place,
    listId: view.listId,
    onList: (listId) => parts.state.change({ listId, origin: undefined }),
  });
  const { actions, open, dialog } = useWordActions(team, question, lists.ways);
  return (
    <>
      <WordReport
        {...parts}
        place={{ teamId, adamId, country }}
        actions={actions}
        lists={lists.signs}
        listActions={<span className={classes.lists}>{lists.buttons}</span>}
        onOpen={(row) => {
          // A second Enter leads into what the first one opened.
          if (row.word !== opened?.word || !enterSidePanel()) setOpened(row);
        }}
      />
      {lists.dialogs}
      {dialog}
      <Suspense>
        {opened === undefined ? null : (
          <OpenedWord row={opened} question={question} open={open} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  );
}
