import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('is pressed once while what it began is under way', async () => {
  let count = 0;
  const press = () => (count += 1);
  const { rerender } = render(<Button onClick={press}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <Button loading onClick={press}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(count).toBe(1);
});

test('sends a form only where it says so', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toBe(1);
});

const Way = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} href="#/login">
    {children}
  </a>
);

test('can be a link that looks like it', () => {
  render(<Button render={<Way />}>Sign in</Button>);
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('#/login');
  expect(link.hasAttribute('type')).toBe(false);
});
