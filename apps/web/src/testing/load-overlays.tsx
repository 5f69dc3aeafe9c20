import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Popover } from '@tapwright/ui/overlay/popover';

const name = 'trigger';

/**
 * The button of a popover is another one once that has loaded: a press on its way to the first would be lost,
 * which no pointer is. Loaded once for a file of tests; how it is pressed before has tests of its own.
 */
export async function loadOverlays() {
  const trigger = <button type="button">{name}</button>;
  render(
    <Popover trigger={trigger} label={name}>
      {null}
    </Popover>,
  );
  await waitFor(() => {
    if (screen.getByRole('button', { name }).id === '') throw new Error('Not loaded');
  });
  cleanup();
}
