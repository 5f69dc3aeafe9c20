import { findTeams } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { teamsQuery } from '../../platform/person/teams.ts';
import { personalSettings } from '../../platform/person/use-personal-setting.ts';
import { ann, team } from '../../testing/examples.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderWeb } from '../../testing/render-web.tsx';
import { useTeamSettings } from './use-team-settings.ts';

function Frame() {
  useTeamSettings();
  return null;
}

test('whoever was in no team sees the figures of the one they come into in its currency', async () => {
  const { makeOld } = await renderWeb(<Frame />, { user: ann, teams: [] });
  const { unit, sidebar } = personalSettings();
  expect([unit.get(), sidebar.get()]).toEqual(['RMB', 'folded']);

  fakeServer.answers(findTeams, [team]);
  await makeOld(teamsQuery().queryKey);
  await expect.poll(() => [unit.get(), sidebar.get()]).toEqual(['USD', 'open']);

  // What they choose from then on stays.
  unit.set('RMB');
  await makeOld(teamsQuery().queryKey);
  expect(unit.get()).toBe('RMB');
});
