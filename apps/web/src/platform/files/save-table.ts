import { writeTable } from './write-rows.ts';

/** Has the browser save a CSV. */
export function saveTable(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([writeTable(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
