import { useState } from 'react';

/** The moment a view was opened: "today" stays the same while it is read. */
export function useMoment(): Date {
  const [moment] = useState(() => new Date());
  return moment;
}
