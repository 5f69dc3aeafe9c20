import { render, screen } from '@testing-library/react';
import { Menu } from '@tapwright/ui/overlay/menu';
import { Popover } from '@tapwright/ui/overlay/popover';
import { expect, test } from 'vitest';

test('a menu and a popover are there at once, so that no press of a test meets a button that goes', () => {
  render(
    <>
      <Menu trigger={<button type="button">Menu</button>}>{null}</Menu>
      <Popover trigger={<button type="button">Popover</button>} label="Popover">
        {null}
      </Popover>
    </>,
  );
  for (const button of screen.getAllByRole('button')) expect(button.id).not.toBe('');
});
