import { expect, test } from 'vitest';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { PartNotice } from './part-notice.tsx';

const show = async (of: Partial<typeof team>) => {
  const part = (
    <>
      <PartNotice team={{ ...team, ...of }} />
      <p>figures</p>
    </>
  );
  const { screen } = await renderWeb(part, { user: ann });
  await screen.findByText('figures');
  return screen.queryByText(t('reportNotes:part'));
};

test('whoever is bound to a part of a team is told that figures are of that part', async () => {
  expect(await show({ roleName: 'manager', scope: [3] })).toBeInTheDocument();
});

test('the owner is not, whose figures are all of them', async () => {
  expect(await show({ roleName: 'visitor', scope: [3] })).toBeNull();
});

test('nor is who is bound to nothing', async () => {
  expect(await show({ roleName: 'manager', scope: [] })).toBeNull();
});
