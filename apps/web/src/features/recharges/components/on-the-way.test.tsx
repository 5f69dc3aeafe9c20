import { findRecharges, type Recharge } from '@tapwright/contracts/recharges';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { begun, queued } from '../testing/recharges.ts';
import { OnTheWay } from './on-the-way.tsx';

const open = async (list: Recharge[], total = list.length) => {
  fakeServer.answers(findRecharges, { list, total });
  return renderWeb(
    <>
      <OnTheWay teamId={7} all={<a href="#all">All of them</a>} />
      <p>The statement</p>
    </>,
    { user: ann },
  );
};

test('each says what it waits for, and a remittance how long', async () => {
  const card = { ...begun, rechargeId: 2, way: 'card', state: 'paying', amount: 250_000 } as const;
  const { screen } = await open([queued, card], 12);
  const panel = await screen.findByRole('complementary', { name: t('recharges:onTheWay.title') });
  expect(panel).toHaveTextContent('10,000.00');
  expect(panel).toHaveTextContent('2,500.00');
  expect(panel).toHaveTextContent(t('recharges:states.paying'));
  expect(panel).toHaveTextContent(t('recharges:onTheWay.more', { count: 10 }));
  expect(panel).toHaveTextContent(/left of 48 h/);
});

test('where nothing is on the way there is no column', async () => {
  const { screen } = await open([]);
  expect(await screen.findByText('The statement')).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).toBeNull();
});
