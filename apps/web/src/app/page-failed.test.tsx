import { expect, test } from 'vitest';
import { renderWeb, t } from '../testing/render-web.tsx';
import { PageFailed } from './page-failed.tsx';

test.each([
  'Failed to fetch dynamically imported module: https://ads.example.com/assets/finance.js',
  'error loading dynamically imported module: https://ads.example.com/assets/finance.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/finance.css',
  'The messages "finance" could not be loaded in en',
])('a page that did not come is not said to be broken: %s', async (message) => {
  const { screen } = await renderWeb(<PageFailed error={new TypeError(message)} />);
  expect(screen.getByText(t('errors:executionError'))).toBeInTheDocument();
  expect(screen.queryByText(t('failed.text'))).toBeNull();
});

test('one that broke says what is safe', async () => {
  const { screen } = await renderWeb(<PageFailed error={new TypeError('x is undefined')} />);
  expect(screen.getByText(t('failed.text'))).toBeInTheDocument();
});
