import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { t } from '../../../testing/render-web.tsx';
import { wholeForm } from '../testing/forms.ts';
import { answerAsUsual, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

test('a sheet is pasted with the names of its columns, for which there is a template', async () => {
  const { screen, user } = await openStep('keywords', wholeForm);
  const box = await screen.findByLabelText(new RegExp(t('creation:keywords.paste')));
  await user.clear(box);
  await user.click(box);
  await user.paste('Keyword\tMatch\tBid\nwhite noise\tbroad\t1');
  expect(box).toHaveValue('white noise\tbroad\t1');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template');
  onTestFinished(() => saved.mockRestore());
  await user.click(await screen.findByRole('button', { name: t('keywordUpload:template') }));
  const [file] = saved.mock.calls.at(-1) ?? [];
  expect(file instanceof Blob ? await file.text() : '').toContain(t('keywordUpload:templateRow'));
});
