import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { later, loadLaterParts, loadSeenParts, soon } from './later.tsx';

const ofNobody = () => new AbortController().signal;

function Field({ name }: { readonly name: string }) {
  const [text, setText] = useState('');
  return <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />;
}

test('what was loaded ahead is drawn with its page', async () => {
  const Part = later(async () => Field);
  await loadLaterParts(ofNobody());
  render(
    <Suspense fallback="Waiting">
      <Part name="Bid" />
    </Suspense>,
  );
  expect(screen.getByLabelText('Bid')).toBeInTheDocument();
});

test('what was not comes when it is there, and stays what it is when it is loaded again', async () => {
  const Part = later(async () => Field);
  const page = (name: string) => (
    <Suspense fallback="Waiting">
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = render(page('Bid'));
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  const field = await screen.findByLabelText('Bid');
  await loadLaterParts(ofNobody());
  rerender(page('Cap'));
  expect(screen.getByLabelText('Cap')).toBe(field);
});

test('one that cannot be loaded keeps none of the others', async () => {
  later<{ readonly name: string }>(async () => {
    throw new Error('The line is down');
  });
  const Part = later(async () => Field);
  await loadLaterParts(ofNobody());
  render(<Part name="Bid" />);
  expect(screen.getByLabelText('Bid')).toBeInTheDocument();
});

test('what is seen with a page comes before the rest of it, and what it brings with it', async () => {
  const order: string[] = [];
  const named =
    (name: string, brings: () => void = () => {}) =>
    async () => {
      order.push(name);
      brings();
      return Field;
    };
  later(named('dialog', () => soon(named('its foot'))));
  later(named('panel'));
  soon(named('chart', () => soon(named('plot'))));
  await loadSeenParts();
  expect(order).toEqual(['chart', 'plot']);
  await loadLaterParts(ofNobody());
  expect(order).toEqual(['chart', 'plot', 'dialog', 'its foot', 'panel']);
});

test('whoever leaves loads nothing more', async () => {
  let isLoaded = false;
  later(async () => {
    isLoaded = true;
    return Field;
  });
  const leaving = new AbortController();
  leaving.abort();
  await loadLaterParts(leaving.signal);
  expect(isLoaded).toBe(false);
});
