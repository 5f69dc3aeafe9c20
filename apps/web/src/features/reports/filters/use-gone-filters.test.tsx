import { useState } from 'react';
import { expect, test } from 'vitest';
import { formatList } from '@tapwright/i18n/format-list';
import { failureShownMs } from '@tapwright/contracts/limits';
import { toasts } from '../../../platform/calls/toasts.ts';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { findGoneFilters } from './find-gone-filters.ts';
import type { Search } from '../question/report-view.ts';
import { useGoneFilters } from './use-gone-filters.ts';

const gone: Search = {
  where: 'localSpendAmount>20,oldShare>5',
  status: 'running,waiting',
  type: 'brand,legacy',
  country: 'US',
};

test('only what nothing reads any more is gone', () => {
  expect(findGoneFilters(gone)).toEqual(['status=waiting', 'type=legacy', 'oldShare>5']);
  expect(findGoneFilters({ where: '', status: 'running', app: '71', name: 'anything' })).toEqual([]);
});

function List({ search }: { readonly search: Search }) {
  const [pathname, setPathname] = useState('/list');
  useGoneFilters({ pathname, search: pathname === '/list' ? search : { type: 'common' } });
  return (
    <button type="button" onClick={() => setPathname('/ad/create/create-series')}>
      Create
    </button>
  );
}

test('a list opened by a filter that is gone says which', async () => {
  const { screen } = await renderWeb(<List search={gone} />, { user: ann });
  expect(
    await screen.findByText(
      t('reportNotes:filter.gone', { filters: formatList('en', findGoneFilters(gone)) }),
    ),
  ).toBeInTheDocument();
  // Long enough to read a sentence.
  expect(toasts.get().at(-1)).toMatchObject({ shownMs: failureShownMs });
});

test('what the next page is asked by is no filter of the one that is left', async () => {
  const { screen, user } = await renderWeb(<List search={{}} />, { user: ann });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(findGoneFilters({ type: 'common' })).toEqual(['type=common']);
  expect(toasts.get()).toEqual([]);
});
