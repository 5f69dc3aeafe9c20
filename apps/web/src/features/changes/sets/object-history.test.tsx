import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findObjectHistory, type HistoryRow } from '@tapwright/contracts/object-history';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { ObjectHistory } from './object-history.tsx';

const keyword: AdObject = {
  teamId: 7,
  kind: 'keyword',
  id: '30',
  name: 'ferry',
  places: [],
  status: 'running',
};
const edit: HistoryRow = {
  source: 'edit',
  at: '2026-11-20T08:00:00Z',
  intent: 'update',
  before: { bid: '2.00' },
  after: { bid: '900.00' },
  changeSetId: 10001,
  number: 1,
  origin: 'form',
  authorId: 2,
  author: 'Bob',
  note: 'For the weekend',
  state: 'refused',
  refusal: 'refusedByApple',
  appleWords: 'BID_TOO_HIGH',
};
const outside: HistoryRow = {
  source: 'outside',
  at: '2026-11-19T08:00:00Z',
  intent: 'update',
  before: { bid: '1.80 USD' },
  after: { bid: '2.00 USD', newField: 'NEW' },
};
const open = () => renderWeb(<ObjectHistory object={keyword} />, { user: ann });

test('edits say who, why and how they ended, and what was changed outside stands between them as read', async () => {
  fakeServer.answers(findObjectHistory, { list: [edit, outside], total: 2 });
  const { screen } = await open();
  const [first, second] = await screen.findAllByRole('listitem');
  if (first === undefined || second === undefined) throw new Error('two rows are needed');
  expect(within(first).getByRole('link', { name: 'Bob' })).toBeInTheDocument();
  expect(within(first).getByText('For the weekend')).toBeInTheDocument();
  expect(within(first).getByText(t('changes:ends.refusedByApple'))).toBeInTheDocument();
  expect(within(first).getByText(t('changes:appleWords', { words: 'BID_TOO_HIGH' }))).toBeInTheDocument();
  expect(within(second).getByText(t('changes:history.outside'))).toBeInTheDocument();
  expect(within(second).getByText('2.00 USD')).toBeInTheDocument();
  expect(within(second).getByText('NEW')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('changes:history.more') })).toBeNull();
});

test('what is older comes at a press', async () => {
  fakeServer.answersWith(findObjectHistory, ({ query }) => ({
    list:
      Number(query.pageNum) === 1
        ? Array.from({ length: 20 }, (_, at) => ({ ...edit, number: at }))
        : [outside],
    total: 21,
  }));
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('changes:history.more') }));
  expect(await screen.findByText(t('changes:history.outside'))).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(21);
});

test('a history that cannot be read is not shown as none', async () => {
  fakeServer.fails(findObjectHistory);
  const { screen, user } = await open();
  expect(await screen.findByText(t('changes:history.failed'))).toBeInTheDocument();
  fakeServer.answers(findObjectHistory, { list: [], total: 0 });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(t('changes:history.none'))).toBeInTheDocument();
});
