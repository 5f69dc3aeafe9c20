import { expect, test } from 'vitest';
import { findCreations } from '@tapwright/contracts/creation';
import { ann, team } from '../../testing/examples.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderWeb, t } from '../../testing/render-web.tsx';
import { useDraftCommands } from './use-draft-commands.ts';

const app = { adamId: '1600000001', name: 'Stillwater' };
const drafts = [1, 2, 3, 4].map((creationId) => ({
  creationId,
  revision: 1,
  changedAt: '2026-11-20T08:00:00.000Z',
  way: 'steps' as const,
  app,
  name: creationId === 2 ? '' : `Draft ${creationId}`,
}));

function Commands({ typed }: { readonly typed: string }) {
  return useDraftCommands(typed).map(({ id, label, group, run }) => (
    <button key={id} type="button" onClick={run}>{`${label} | ${group}`}</button>
  ));
}
const names = (buttons: readonly HTMLElement[]) =>
  buttons.map(({ textContent }) => textContent.split(' | ')[0]);

test('the newest drafts stand there before anything is typed, all of them to be found, each leads to where it was left', async () => {
  fakeServer.answers(findCreations, drafts);
  const { screen, user, address, rerender } = await renderWeb(<Commands typed="" />, { user: ann });
  const first = await screen.findByRole('button', {
    name: new RegExp(`^Draft 1 \\| ${t('frame:palette.draft')} · .`),
  });
  expect(names(screen.getAllByRole('button'))).toEqual(['Draft 1', app.name, 'Draft 3']);
  await user.click(first);
  await expect.poll(address).toBe('/ad/create/create-series?draft=1');
  rerender(null);
  const typed = await renderWeb(<Commands typed="draft" />, { user: ann });
  expect(names(await typed.screen.findAllByRole('button'))).toEqual([
    'Draft 1',
    app.name,
    'Draft 3',
    'Draft 4',
  ]);
});

test('who may create nothing is not asked about drafts', async () => {
  fakeServer.answers(findCreations, drafts);
  const { screen, isBusy } = await renderWeb(<Commands typed="" />, {
    user: ann,
    teams: [{ ...team, roleName: 'readOnly' }],
  });
  await expect.poll(isBusy).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(fakeServer.requests(findCreations)).toEqual([]);
});
