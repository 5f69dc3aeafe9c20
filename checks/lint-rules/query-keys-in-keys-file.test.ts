import { queryKeysInKeysFile } from './query-keys-in-keys-file.ts';
import { testRule } from './rule-tester.ts';

const says = /A query key is written once/;

testRule('query-keys-in-keys-file', queryKeysInKeysFile, {
  good: [
    {
      path: 'apps/web/src/features/teams/keys.ts',
      code: `export const teamKeys = { all: ['team'] as const };`,
    },
    {
      path: 'apps/web/src/features/teams/api/team-queries.ts',
      code: `export const query = { queryKey: teamKeys.members(7) };`,
    },
    { code: `client.getQueryData(teamKeys.members(7));` },
    { code: `const isTeams = ({ queryKey: [noun] }) => noun === 'team';` },
  ],
  bad: [
    {
      path: 'apps/web/src/features/teams/api/team-queries.ts',
      code: `export const query = { queryKey: ['team', 7] };`,
      says,
    },
    { code: `client.invalidateQueries({ queryKey: ['team'] as const });`, says },
    { code: `const queryKey = ['team', teamId];`, says },
    { code: `client.setQueryData(['team', teamId], members);`, says },
  ],
});
