import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import type { WordRow } from '@tapwright/contracts/words';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount, noFigure } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { whereOf } from '../../features/reports/words/word-columns.tsx';
import { WordReport } from '../../features/reports/words/word-report.tsx';
import { wordPlacesQuery } from '../../features/words/api/word-queries.ts';
import { choosePlace } from '../../features/words/choose-place.ts';
import type { WordPlace } from '../../features/words/components/place-choice.tsx';
import { useCurrentTeam } from '../../platform/teams.ts';
import { useLanguage } from '../../platform/use-language.ts';
import { ReportPage, type ReportParts } from './report-page.tsx';
import { useWordActions } from './use-word-actions.tsx';
import { useWordLists } from './use-word-lists.tsx';
import classes from './word-library-page.module.css';

const PlaceChoice = lazy(async () => ({
  default: (await import('../../features/words/components/place-choice.tsx')).PlaceChoice,
}));
const WordPanel = lazy(async () => ({
  default: (await import('../../features/words/components/word-panel.tsx')).WordPanel,
}));
const WayButtons = lazy(async () => ({ default: (await import('./word-bar.tsx')).WayButtons }));

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
        if (places === undefined) return null;
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
  const facts = useFacts(opened);
  return (
    <>
      <WordReport
        {...parts}
        place={{ teamId, adamId, country }}
        actions={actions}
        lists={lists.signs}
        listActions={<span className={classes.lists}>{lists.buttons}</span>}
        onOpen={setOpened}
      />
      {lists.dialogs}
      {dialog}
      <Suspense>
        {opened === undefined ? null : (
          <WordPanel
            word={opened.word}
            question={question}
            facts={facts}
            actions={
              open && (
                <WayButtons
                  onWay={(way) => {
                    setOpened(undefined);
                    open(way, [opened.word]);
                  }}
                />
              )
            }
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the list says of a word, in the order in which it is asked. */
function useFacts(row: WordRow | undefined) {
  const { t } = useTranslation(['adWords', 'words']);
  const { t: words } = useTranslation('words');
  const language = useLanguage();
  if (row === undefined) return [];
  const { weekPopularity, popularityTrend, shareRank, firstSeen, taps, installs } = row;
  const seen = firstSeen === null ? noFigure : formatDay(language, firstSeen);
  return [
    { label: t('columns.weekPopularity'), value: formatCount(language, weekPopularity) },
    {
      label: t('columns.popularityTrend'),
      value: `${(popularityTrend ?? 0) > 0 ? '+' : ''}${formatCount(language, popularityTrend)}`,
    },
    { label: t('columns.shareRank'), value: formatCount(language, shareRank) },
    { label: t('measures.taps'), value: formatCount(language, taps) },
    { label: t('measures.installs'), value: formatCount(language, installs) },
    { label: t('columns.firstSeen'), value: seen },
    { label: t('words:where.head'), value: whereOf(row, words).join(' · ') || noFigure },
  ];
}
