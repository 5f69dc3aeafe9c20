import { useEffect, useState } from 'react';

/** For what is mounted only while it is open: on leaving, the focus is where it was. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
