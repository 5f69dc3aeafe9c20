import { expect, test } from 'vitest';
import { renderWeb } from '../../testing/render-web.tsx';
import { useTranslation } from './use-translation.ts';

function Spoken() {
  const { t, i18n } = useTranslation(['errors', 'frame']);
  // @ts-expect-error The compiler knows every key.
  expect(() => t('noSuchKey')).toThrow('noSuchKey');
  // @ts-expect-error It is of the second namespace, so it needs its name.
  expect(() => t('close')).toThrow('close');
  // @ts-expect-error A list is no sentence.
  expect(() => i18n.t('agreement:sections')).toThrow('sections');
  return [t('success'), t('errors:success'), t('frame:close'), i18n.t('frame:close')].join(' · ');
}

test('keys of the first namespace stand alone, all others with their namespace', async () => {
  const { screen } = await renderWeb(<Spoken />);
  expect(screen.getByText('Done · Done · Close · Close')).toBeVisible();
});
