import { expect, onTestFinished, test, vi } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { KindChoice } from './kind-choice.tsx';

test('a kind of work and how much there is of it are heard as two words', async () => {
  const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
  onTestFinished(() => void vi.unstubAllGlobals());
  const chosen: unknown[] = [];
  const counts = [
    { kind: 'harvest', count: 1 },
    { kind: 'own', count: 12 },
  ] as const;
  const { screen, user } = await renderWeb(
    <KindChoice kind="harvest" all={13} counts={counts} onChange={(kind) => chosen.push(kind)} />,
    { user: ann },
  );
  const rail = screen.getByRole('navigation', { name: t('assistant:kinds.label') });
  expect([...rail.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    `${t('assistant:kinds.all')} 13`,
    `${t('assistant:kinds.harvest')} 1`,
    `${t('assistant:kinds.own')} 12`,
  ]);
  await user.click(screen.getByRole('button', { name: `${t('assistant:kinds.own')} 12` }));
  expect(chosen).toEqual(['own']);
});
