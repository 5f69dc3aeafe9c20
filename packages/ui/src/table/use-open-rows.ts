import { useState } from 'react';

/** Which rows are open; any number at once, so that two can be compared. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  return {
    isOpen: (key: string | number) => open.has(key),
    toggle: (key: string | number) => {
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      });
    },
  };
}
