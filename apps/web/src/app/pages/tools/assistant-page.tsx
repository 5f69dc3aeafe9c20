import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TeamView } from '@tapwright/contracts/teams';
import { Assistant } from '../../../features/assistant/components/assistant.tsx';
import { openedDraft } from '../../../features/changes/opened.ts';
import { wordPlacesQuery } from '../../../features/words/api/word-queries.ts';
import { choosePlace } from '../../../features/words/choose-place.ts';
import { PlaceChoice } from '../../../features/words/components/place-choice.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

export function AssistantPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <OfTeam key={team.teamId} team={team} />;
}

function OfTeam({ team }: { readonly team: TeamView }) {
  const { app, country } = useSearch({ from: '/framed/tool/assistant' });
  const navigate = useNavigate();
  const { data: places } = useQuery(wordPlacesQuery(team.teamId));
  const place = places && choosePlace(places, { adamId: app, country });
  return (
    <Assistant
      team={team}
      onDraft={(changeSetId) => openedDraft.set(changeSetId)}
      place={place}
      placeChoice={
        places && place ? (
          <PlaceChoice
            places={places}
            place={place}
            onChange={(next) => {
              void navigate({
                to: '/tool/assistant',
                search: (before) => ({ ...before, app: next.adamId, country: next.country }),
                replace: true,
              });
            }}
          />
        ) : null
      }
    />
  );
}
