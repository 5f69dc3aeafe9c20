import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { renderWeb, t } from '../testing/render-web.tsx';
import { KeepsPage } from './keeps-page.tsx';
import { later } from '@tapwright/ui/layout/later';

const line = { isUp: false };

const Bar = later(async () => {
  if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module: /assets/bar.js');
  return () => <p>What was pasted</p>;
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Bid" />
      <button type="button" onClick={() => setOpen(true)}>
        Paste
      </button>
      <KeepsPage onMissing={() => setOpen(false)}>
        <Suspense>{isOpen ? <Bar /> : null}</Suspense>
      </KeepsPage>
    </>
  );
}

test('what cannot be loaded takes nothing of the page away, and comes when the line is up', async () => {
  line.isUp = false;
  const { screen, user } = await renderWeb(<Page />);
  const field = screen.getByLabelText('Bid');
  await user.type(field, '1.20');
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText(t('errors:executionError'))).toBeInTheDocument();
  expect(screen.getByLabelText('Bid')).toHaveValue('1.20');
  line.isUp = true;
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText('What was pasted')).toBeInTheDocument();
  expect(screen.getByLabelText('Bid')).toBe(field);
});
