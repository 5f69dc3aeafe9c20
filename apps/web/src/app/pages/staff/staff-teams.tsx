import { Link, useSearch } from '@tanstack/react-router';
import { teamFilters } from '@tapwright/contracts/staff-teams';
import { Button } from '@tapwright/ui/forms/button';
import { placeOf } from '../../../features/news/list-place.ts';
import { StaffTeamPage } from '../../../features/staff/components/staff-team-page.tsx';
import { TeamsDesk } from '../../../features/staff/components/teams-desk.tsx';
import type { TeamsQuery } from '../../../features/staff/keys.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** All teams, or one of them with the ways into its console. */
export function StaffTeams({ onAsk }: { readonly onAsk: (next: Partial<TeamsQuery>) => void }) {
  const { t } = useTranslation('staff');
  const search = useSearch({ from: '/framed/staff' });
  const { pageNum, pageSize } = placeOf(search);
  const teamId = Number(search.of);
  if (Number.isSafeInteger(teamId) && teamId > 0)
    return (
      <StaffTeamPage
        key={teamId}
        teamId={teamId}
        back={<Button render={<Link to="/staff" search={{ section: 'teams' }} />}>{t('teams.back')}</Button>}
        consoleLink={
          <Button
            variant="filled"
            render={<Link to="/ad/overview/series-overview" search={{ team: String(teamId) }} />}
          >
            {t('teams.console')}
          </Button>
        }
      />
    );
  return (
    <TeamsDesk
      query={{
        search: search.search ?? '',
        currency: teamFilters.find((one) => one === search.currency) ?? 'all',
        pageNum,
        pageSize,
      }}
      onAsk={onAsk}
      linkTo={(team, name) => (
        <Link className="tw-link" to="/staff" search={{ section: 'teams', of: String(team.teamId) }}>
          {name}
        </Link>
      )}
    />
  );
}
