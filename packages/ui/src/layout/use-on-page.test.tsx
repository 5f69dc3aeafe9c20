import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOnPage } from './use-on-page.ts';

function Floating({ name, isThere = true }: { readonly name: string; readonly isThere?: boolean }) {
  useOnPage(name, isThere);
  return null;
}
const said = () => document.documentElement.dataset['onPage']?.split(' ').toSorted().join(' ');

test('the root says what is on the page, as long as any of it is', () => {
  const bar = render(<Floating name="bar" />);
  const bulk = render(<Floating name="bulk" />);
  const second = render(<Floating name="bar" />);
  expect(said()).toBe('bar bulk');
  bar.unmount();
  expect(said()).toBe('bar bulk');
  second.rerender(<Floating name="bar" isThere={false} />);
  expect(said()).toBe('bulk');
  second.unmount();
  bulk.unmount();
  expect(said()).toBe('');
});
