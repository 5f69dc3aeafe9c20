import { findStaffTeams } from '@tapwright/contracts/staff-teams';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { TeamsQuery } from '../keys.ts';
import { harbour } from '../testing/teams.ts';
import { TeamsDesk } from './teams-desk.tsx';

async function open() {
  const asked: Partial<TeamsQuery>[] = [];
  const query = { search: '', currency: 'all', pageNum: 2, pageSize: 10 } as const;
  const part = (
    <TeamsDesk query={query} onAsk={(next) => asked.push(next)} linkTo={(_team, name) => <b>{name}</b>} />
  );
  const view = await renderWeb(part, { user: { ...ann, isStaff: true } });
  return { ...view, asked };
}

test('teams are listed with whose they are and what they have, and another search begins at the first page', async () => {
  fakeServer.answers(findStaffTeams, { list: [harbour], total: 1 });
  const { screen, user, asked } = await open();
  expect(await screen.findByText('Blue Harbour')).toBeInTheDocument();
  expect(screen.getByText('Mei Lin')).toBeInTheDocument();
  expect(screen.getByText('12,340.00 RMB')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'harb{Enter}');
  expect(asked).toContainEqual({ search: 'harb', pageNum: 1 });
  await user.click(screen.getByRole('radio', { name: 'RMB' }));
  expect(asked).toContainEqual({ currency: 'RMB', pageNum: 1 });
});

test('where nobody matches it says so, and what could not be read is not shown as none', async () => {
  fakeServer.fails(findStaffTeams);
  const { screen, user } = await open();
  expect(await screen.findByText(t('staff:teams.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('staff:teams.empty'))).toBeNull();
  fakeServer.answers(findStaffTeams, { list: [], total: 0 });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(t('staff:teams.empty'))).toBeInTheDocument();
});
