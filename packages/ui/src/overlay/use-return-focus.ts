import { useEffect, useState } from 'react';

/**
 * For what is mounted only while it is open: on leaving, the focus is where it was; where that is gone, as
 * the tools of a selection are once it is sent, it is in the list.
 */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const held = before?.isConnected ? before : document.querySelector('[data-grid] [data-cursor]');
      if (held instanceof HTMLElement) held.focus();
    },
    [before],
  );
}
