import { beforeEach, expect, test } from 'vitest';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { wholeForm } from '../testing/forms.ts';
import { judgeNames } from '../testing/judge-names.ts';
import { answerAsUsual, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const formNow = () => openCreation.get()?.form;

test('a name that somebody has is said at its field and holds Continue, and the next free one is a press away', async () => {
  judgeNames([wholeForm.campaigns[0]?.name ?? '']);
  const { screen, user } = await openStep('series', wholeForm);
  expect(await screen.findByText('Taken')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: t('creation:fields.name') });
  expect(field).toBeInvalid();
  await user.type(await screen.findByLabelText(t('creation:fields.dailyCap')), '1');
  expect(await screen.findByText('Taken')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => document.activeElement).toBe(field);
  const name = `${wholeForm.campaigns[0]?.name ?? ''} (2)`;
  await user.click(screen.getByRole('button', { name: t('creation:series.useName', { name }) }));
  expect(formNow()?.campaigns[0]).toMatchObject({ name, isNameOwn: true });
  await expect.poll(() => screen.queryByText('Taken')).toBeNull();
  expect(field).toHaveFocus();
});
