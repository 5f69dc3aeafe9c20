import { useEffect, useState } from 'react';

/**
 * For what is mounted only while it is open: on leaving, the focus is where it was, or at what opened the menu it
 * was in; where that is gone, as the tools of a selection are once it is sent, or in a row, it is in the list.
 */
export function useReturnFocus() {
  const [before] = useState(findOpener);
  useEffect(
    () => () => {
      const held = before?.isConnected ? before : document.querySelector('[data-grid] [data-cursor]');
      if (held instanceof HTMLElement) held.focus();
    },
    [before],
  );
}

/** A menu is gone by then. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : null;
  return opener === null || opener.closest('[data-grid]') !== null ? activeElement : opener;
}
