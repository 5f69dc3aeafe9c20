import { expect, test } from 'vitest';
import { findChangeLimits, modifyChangeLimits } from '@tapwright/contracts/change-approval';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { bob } from '../testing/members.ts';
import { LimitsDialog } from './limits-dialog.tsx';

const limits = { userId: 2, maxBid: '', maxRise: '', maxObjects: 20, mayRemove: true, revision: 3 };

async function open(list = [limits]) {
  let closed = 0;
  fakeServer.answers(findChangeLimits, { currencyType: 'USD', list });
  const part = <LimitsDialog team={team} member={bob} seen={bob} onClose={() => (closed += 1)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  const bid = await screen.findByLabelText(t('members:limits.maxBid'));
  const save = () => user.click(screen.getByRole('button', { name: t('members:limits.submit') }));
  return { ...view, bid, save, closed: () => closed };
}

test('limits of one’s own are saved on top of those that stand', async () => {
  fakeServer.answers(modifyChangeLimits, { ...limits, revision: 4 });
  const { screen, user, bid, save, closed } = await open();
  await user.type(bid, '2.50');
  await user.click(screen.getByRole('checkbox', { name: t('members:limits.mayRemove') }));
  await save();
  await expect.poll(closed).toBe(1);
  expect(fakeServer.requests(modifyChangeLimits)).toEqual([
    { teamId: 7, userId: 2, revision: 3, maxBid: '2.50', maxRise: '', maxObjects: 20, mayRemove: false },
  ]);
});

test('a refusal is said at its field and what was typed stays', async () => {
  fakeServer.refuses(modifyChangeLimits, { code: 'badInput', fields: { maxBid: 'No amount' } });
  const { user, bid, save, closed } = await open([]);
  await user.type(bid, 'much');
  await save();
  await expect.poll(() => bid.getAttribute('aria-invalid')).toBe('true');
  expect(bid).toHaveAccessibleDescription('No amount');
  expect(bid).toHaveValue('much');
  expect(fakeServer.requests(modifyChangeLimits)).toMatchObject([{ revision: 0, maxObjects: null }]);
  expect(closed()).toBe(0);
});
