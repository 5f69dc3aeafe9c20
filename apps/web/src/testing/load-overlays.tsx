import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Menu } from '@tapwright/ui/overlay/menu';
import { Popover } from '@tapwright/ui/overlay/popover';

const name = 'trigger';

/**
 * The button of a menu or popover is another one once that has loaded: a press on its way to the first would be lost,
 * which no pointer is. Loaded once for a file of tests; how it is pressed before has tests of its own.
 */
export async function loadOverlays() {
  const trigger = <button type="button">{name}</button>;
  render(
    <>
      <Menu trigger={trigger}>{null}</Menu>
      <Popover trigger={trigger} label={name}>
        {null}
      </Popover>
    </>,
  );
  await waitFor(() => {
    for (const { id } of screen.getAllByRole('button', { name }))
      if (id === '') throw new Error('Not loaded');
  });
  cleanup();
}
