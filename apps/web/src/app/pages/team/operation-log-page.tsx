import { useQuery } from '@tanstack/react-query';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { operationPeopleQuery } from '../../../features/operation-log/api/operations-query.ts';
import { OperationLog } from '../../../features/operation-log/components/operation-log.tsx';
import { membersQuery } from '../../../features/teams/api/team-queries.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** The team's, for its owner; to others what they did in it themselves. Without a team that of one's account. */
export function OperationLogPage() {
  const { t } = useTranslation();
  const team = useCurrentTeam();
  const isMember = team !== undefined && team.roleUserStatus !== 1;
  return (
    <>
      <PageHead title={t('pages.operationLog')} />
      {isMember ? <LogOf key={team.teamId} team={team} /> : <OperationLog scope={{ of: 'me' }} />}
    </>
  );
}

function LogOf({ team: { teamId, roleName } }: { readonly team: TeamView }) {
  const seesAll = can(roleName, 'operationLog.seeTeam');
  const { data: members = [] } = useQuery({ ...membersQuery(teamId), enabled: seesAll });
  const { data: acted = [] } = useQuery({ ...operationPeopleQuery(teamId), enabled: seesAll });
  if (!seesAll) return <OperationLog scope={{ of: 'me', teamId }} />;
  const people = listPeople(members, acted);
  return <OperationLog scope={{ of: 'team', teamId }} people={people} />;
}

type Person = { readonly userId: number; readonly nickName: string };

/** First who is in the team, then who was. */
function listPeople(members: readonly Person[], acted: readonly Person[]) {
  const known = new Set(members.map(({ userId }) => userId));
  return [
    ...members.map(({ userId, nickName }) => ({ userId, name: nickName, isFormer: false })),
    ...acted
      .filter(({ userId }) => !known.has(userId))
      .map(({ userId, nickName }) => ({ userId, name: nickName, isFormer: true })),
  ];
}
