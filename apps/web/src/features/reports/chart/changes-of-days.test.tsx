import { expect, test, vi } from 'vitest';
import type { ChangesOfDay } from '@tapwright/contracts/change-days';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ChangesOfDays } from './changes-of-days.tsx';

const bids: ChangesOfDay = {
  day: '2026-11-05',
  changeSetId: 7,
  author: 'Mei',
  note: '',
  changes: 23,
  kinds: ['keyword'],
  intents: ['update'],
  fields: ['bid'],
  at: '2026-11-05T09:00:00Z',
};
const outside = { ...bids, changeSetId: null, author: null, changes: 2, kinds: [], intents: [], fields: [] };

test('each change of a day says what it did to what, and leads to its page', async () => {
  const changes = [
    bids,
    { ...bids, changeSetId: 8, note: 'Winners', kinds: ['keyword', 'ad'] as const },
    outside,
  ];
  const days = { from: '2026-11-05', to: '2026-11-05' };
  const { screen } = await renderWeb(
    <ChangesOfDays
      days={days}
      changes={changes.map((one) => ({ ...one, kinds: [...one.kinds] }))}
      isCut={false}
      onClose={vi.fn<() => void>()}
    />,
    { user: ann },
  );
  const bid = t('changes:fields.bid');
  const keywords = t('changes:titles.many', {
    what: bid,
    objects: t('changes:counts.keyword', { count: 23 }),
  });
  expect(await screen.findByRole('link', { name: keywords })).toHaveAttribute('href', '/ad/changes?set=7');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Mei');
  expect(second).toHaveTextContent(`Winners`);
  expect(second).toHaveTextContent(
    t('changes:titles.many', { what: bid, objects: t('changes:counts.objects', { count: 23 }) }),
  );
  expect(third).toHaveTextContent(t('reportNotes:marks.outside'));
});
