import { findReconciliation } from '@tapwright/contracts/reconciliation';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ReconciliationView } from './reconciliation-view.tsx';

const day = { campaignGroupId: 9, name: 'Stillwater', bookedAt: '2026-11-20T08:00:00.000Z' };
const answer = {
  list: [
    { ...day, day: '2026-11-19', booked: 0, reported: 4_000, difference: 4_000, reason: 'late' as const },
    {
      ...day,
      day: '2026-11-18',
      booked: 5_000,
      reported: 4_950,
      difference: -50,
      reason: 'restated' as const,
    },
    { ...day, day: '2026-11-17', booked: 0, reported: null, difference: null, reason: 'rate' as const },
  ],
  total: 3,
  differing: 3,
  currency: 'USD' as const,
};

test('each difference stands beside both figures with its name, and those that differ are shown alone', async () => {
  const asked: unknown[] = [];
  fakeServer.answersWith(findReconciliation, ({ query }) => {
    asked.push(query.differing);
    return answer;
  });
  const { screen, user } = await renderWeb(<ReconciliationView teamId={7} />, { user: ann });
  for (const reason of ['late', 'restated', 'rate'] as const)
    expect(await screen.findByText(t(`finance:reconciliation.reasons.${reason}`))).toBeInTheDocument();
  expect(screen.getByText('49.50')).toBeInTheDocument();
  await user.click(
    screen.getByRole('radio', { name: t('finance:reconciliation.differing', { count: answer.differing }) }),
  );
  await expect.poll(() => asked.at(-1)).toBe('yes');
});

test('what cannot be read is said, and no day is taken for equal', async () => {
  fakeServer.fails(findReconciliation);
  const { screen } = await renderWeb(<ReconciliationView teamId={7} />, { user: ann });
  expect(await screen.findByText(t('finance:reconciliation.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('finance:reconciliation.reasons.equal'))).toBeNull();
});
