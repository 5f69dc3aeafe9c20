import { expect, test } from 'vitest';
import { findFirstSteps } from '@tapwright/contracts/first-steps';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { personalSettings } from '../../../platform/person/use-personal-setting.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { FirstSteps } from './first-steps.tsx';
import { FirstStepsLine } from './first-steps-line.tsx';

test('what is done says so and offers nothing more, what is left leads to where it is done', async () => {
  const { screen } = await renderWeb(<FirstSteps done={['connect', 'colleague']} />, { user: ann });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [t('firstSteps:steps.attach.action'), expect.stringContaining('/user/zs_manager')],
    [t('firstSteps:steps.campaign.action'), expect.stringContaining('/ad/create')],
  ]);
  expect(screen.getAllByText(t('firstSteps:done'))).toHaveLength(2);
});

test('the line says how far a team is, and is put away for good', async () => {
  fakeServer.answers(findFirstSteps, { done: ['connect', 'attach'] });
  const { screen, user } = await renderWeb(<FirstStepsLine teamId={7} />, { user: ann });
  const next = t('firstSteps:steps.colleague.title');
  expect(await screen.findByText(t('firstSteps:line', { done: 2, all: 4, next }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('firstSteps:hide') }));
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
  const again = await renderWeb(<FirstStepsLine teamId={7} />, { user: ann });
  expect(again.container.querySelector('aside')).toBeNull();
  expect(fakeServer.requests(findFirstSteps)).toHaveLength(1);
});

test('whoever is through is not asked again', async () => {
  fakeServer.answers(findFirstSteps, { done: ['connect', 'attach', 'colleague', 'campaign'] });
  const { container } = await renderWeb(<FirstStepsLine teamId={8} />, { user: ann });
  await expect.poll(() => fakeServer.requests(findFirstSteps).length).toBe(1);
  expect(container.querySelector('aside')).toBeNull();
  await expect.poll(() => personalSettings().pastFirstSteps.get()).toContain(8);
});
