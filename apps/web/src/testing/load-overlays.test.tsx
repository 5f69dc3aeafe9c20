import { render, screen } from '@testing-library/react';
import { Popover } from '@tapwright/ui/overlay/popover';
import { expect, test } from 'vitest';

test('a popover is there at once, so that no press of a test meets a button that goes', () => {
  render(
    <Popover trigger={<button type="button">Popover</button>} label="Popover">
      {null}
    </Popover>,
  );
  expect(screen.getByRole('button').id).not.toBe('');
});
