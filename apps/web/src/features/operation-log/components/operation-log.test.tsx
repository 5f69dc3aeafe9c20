import { expect, test } from 'vitest';
import { findOwnOperations, findTeamOperations, type OperationRow } from '@tapwright/contracts/operation-log';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { OperationLog } from './operation-log.tsx';

const row: OperationRow = {
  operationId: 1,
  operCreateTime: '2026-11-20T08:00:00Z',
  type: 'edit',
  name: 'Renamed the team',
  operIp: '192.0.2.7',
  operRequParam: '{}',
};
const people = [
  { userId: 1, name: 'Ann', isFormer: false },
  { userId: 2, name: 'Bob', isFormer: false },
  { userId: 3, name: 'Cora', isFormer: true },
];
const open = (search = '') =>
  renderWeb(<OperationLog scope={{ of: 'team', teamId: 7 }} people={people} />, {
    user: ann,
    path: '/user/operation-log',
    search,
  });

test('a log that could not be read is not shown as empty, and can be read again', async () => {
  fakeServer.fails(findTeamOperations);
  const { screen, user } = await open();
  expect(await screen.findByText(t('operationLog:failed.title'))).toBeInTheDocument();
  expect(screen.queryByText(t('operationLog:empty.title'))).toBeNull();
  fakeServer.answers(findTeamOperations, { list: [row], total: 1 });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(row.name)).toBeInTheDocument();
});

test('rows that were read stay when reading them again fails', async () => {
  fakeServer.answers(findTeamOperations, { list: [row], total: 1 });
  const { screen, user } = await open();
  await screen.findByText(row.name);
  fakeServer.fails(findTeamOperations);
  await user.click(screen.getByRole('button', { name: t('operationLog:refresh') }));
  expect(await screen.findByText(t('errors:executionError'))).toBeInTheDocument();
  expect(screen.getByText(row.name)).toBeInTheDocument();
});

test('where a filter leaves nothing, a press takes it away', async () => {
  fakeServer.answersWith(findTeamOperations, ({ query: { type } }) =>
    type === 'delete' ? { list: [], total: 0 } : { list: [row], total: 1 },
  );
  const { screen, user, address } = await open('?type=delete');
  await user.click(await screen.findByRole('button', { name: t('operationLog:empty.reset') }));
  expect(await screen.findByText(row.name)).toBeInTheDocument();
  expect(address()).not.toContain('delete');
});

test('an owner finds what one person did to one kind of thing, and the address says so', async () => {
  fakeServer.answers(findTeamOperations, { list: [row], total: 1 });
  const { screen, user, address } = await open();
  await user.selectOptions(await screen.findByLabelText(t('operationLog:filters.person')), 'Bob');
  await user.selectOptions(
    await screen.findByLabelText(t('operationLog:filters.object')),
    t('operationLog:objects.report'),
  );
  await expect
    .poll(() => fakeServer.requests(findTeamOperations).at(-1))
    .toMatchObject({ userId: '2', object: 'report' });
  expect(address()).toContain('object=report');
});

test('who left the team is among those who can be chosen, and marked', async () => {
  fakeServer.answers(findTeamOperations, { list: [row], total: 1 });
  const { screen, user } = await open();
  const choice = await screen.findByLabelText(t('operationLog:filters.person'));
  await user.selectOptions(choice, t('operationLog:filters.former', { name: 'Cora' }));
  await expect.poll(() => fakeServer.requests(findTeamOperations).at(-1)).toMatchObject({ userId: '3' });
});

test('one’s own rows of a team can be found by what they are about, and offer nobody else', async () => {
  fakeServer.answers(findOwnOperations, { list: [row], total: 1 });
  const { screen } = await renderWeb(<OperationLog scope={{ of: 'me', teamId: 7 }} />, {
    user: ann,
    path: '/user/operation-log',
  });
  expect(await screen.findByLabelText(t('operationLog:filters.object'))).toBeInTheDocument();
  expect(screen.queryByLabelText(t('operationLog:filters.person'))).toBeNull();
});

test('the log of an account is about itself', async () => {
  fakeServer.answers(findOwnOperations, { list: [row], total: 1 });
  const { screen } = await renderWeb(<OperationLog scope={{ of: 'me' }} />, {
    user: ann,
    path: '/user/operation-log',
  });
  await screen.findByText(row.name);
  expect(screen.queryByLabelText(t('operationLog:filters.object'))).toBeNull();
});
