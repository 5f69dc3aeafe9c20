import { expect, test, vi } from 'vitest';
import { findChangeSets } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { changeSet } from '../testing/sets.ts';
import { LateUndo } from './late-undo.tsx';

const open = async () => {
  const onEnd = vi.fn<() => void>();
  const page = await renderWeb(<LateUndo teamId={7} authorId={ann.userId} onEnd={onEnd} />, { user: ann });
  return { ...page, onEnd };
};

test('an undo that is no longer offered leads to the last set of one’s own that was sent', async () => {
  const draft = { ...changeSet, changeSetId: 10003, state: 'draft' } as const;
  fakeServer.answers(findChangeSets, { list: [draft, changeSet], total: 2 });
  const { screen, address, onEnd } = await open();
  await expect.poll(address).toContain('/ad/changes?set=10001');
  expect(await screen.findByText(t('changes:undo.late'))).toBeInTheDocument();
  expect(fakeServer.requests(findChangeSets)).toMatchObject([{ authorId: String(ann.userId) }]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('without one it says so and stays', async () => {
  fakeServer.answers(findChangeSets, { list: [], total: 0 });
  const { screen, address } = await open();
  expect(await screen.findByText(t('changes:undo.none'))).toBeInTheDocument();
  expect(address()).not.toContain('/ad/changes');
});

test('what is refused is told', async () => {
  fakeServer.refuses(findChangeSets, { code: 'notPermitted', message: 'Not in this team' });
  const { screen, onEnd } = await open();
  expect(await screen.findByText(/Not in this team/)).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledOnce();
});
