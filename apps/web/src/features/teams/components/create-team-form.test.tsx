import { expect, test } from 'vitest';
import type { UserView } from '@tapwright/contracts/accounts';
import { addTeam, maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { CreateTeamForm } from './create-team-form.tsx';

async function open(person: UserView = ann, teams: TeamView[] = []) {
  const created: number[] = [];
  const part = <CreateTeamForm onCreated={(teamId) => created.push(teamId)} />;
  const view = await renderWeb(part, { user: person, teams });
  const { screen, user } = view;
  return {
    ...view,
    name: () => screen.getByLabelText(t('teams:create.name')),
    create: () => user.click(screen.getByRole('button', { name: t('teams:create.submit') })),
    created,
  };
}

test('a team without a name is not founded', async () => {
  const { name, create } = await open();
  await create();
  expect(name()).toBeInvalid();
  expect(fakeServer.requests(addTeam)).toEqual([]);
});

test('however often it is pressed, one team is founded, in the currency that was chosen', async () => {
  const done = fakeServer.answersLater(addTeam, { teamId: 12 });
  const { screen, user, name, create, created } = await open();
  await user.type(name(), 'Blue Harbour');
  await user.click(screen.getByRole('radio', { name: 'RMB' }));
  await create();
  await create();
  done();
  await expect.poll(() => created).toEqual([12]);
  expect(fakeServer.requests(addTeam)).toEqual([{ teamName: 'Blue Harbour', currencyType: 'RMB' }]);
});

test('who has no mobile number fills in nothing, and is told what goes without it', async () => {
  const { screen } = await open({ ...ann, mobile: null, email: 'ann@example.com' });
  expect(screen.getByText(t('teams:create.needsMobile'))).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(t('teams:create.orInvited', { email: 'ann@example.com' }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('teams:create.toSettings') })).toHaveAttribute(
    'href',
    expect.stringContaining('/user/personal'),
  );
});

test('who lost the mobile number meanwhile is told so after a press', async () => {
  fakeServer.refuses(addTeam, { code: 'mobileNeeded' });
  const { screen, user, name, create, created } = await open();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(name(), 'Blue Harbour');
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent(t('teams:create.needsMobile'));
  expect(created).toEqual([]);
});

test('what the server refuses stands in the form, and the name stays', async () => {
  fakeServer.refuses(addTeam, { code: 'tooManyTeams', message: 'Nobody is in more than 12 teams' });
  const { screen, user, name, create, created } = await open();
  await user.type(name(), 'Blue Harbour');
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody is in more than 12 teams');
  expect(name()).toHaveValue('Blue Harbour');
  expect(created).toEqual([]);
});

test('whoever is in as many teams as one may be fills in nothing', async () => {
  const teams = Array.from({ length: maxTeamsOfPerson }, (_, place) => ({ ...team, teamId: place + 1 }));
  const { screen } = await open(ann, teams);
  expect(await screen.findByText(t('errors:tooManyTeams'))).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
