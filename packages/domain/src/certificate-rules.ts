/** An Apple Ads key has no end of its own; whoever keeps one for longer than a year is told to make a new one. */
const keyLifeDays = 365;
export const keyWarningDays = 30;
const dayMs = 86_400_000;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const longId = new RegExp(`^SEARCHADS\\.${uuid}$`, 'i');
const keyIdForm = new RegExp(`^${uuid}$`, 'i');

/** Pasted with the label beside it, or with line ends: only the id counts. */
export function cleanAppleId(text: string): string {
  const found = new RegExp(`(?:SEARCHADS\\.)?${uuid}`, 'i').exec(text);
  return found ? found[0] : text.trim();
}

/** `SEARCHADS.` and a UUID: the client id and the team id. */
export const isAppleLongId = (text: string): boolean => longId.test(text);

export const isAppleKeyId = (text: string): boolean => keyIdForm.test(text);

/** Whole days until the key is a year old; below zero once it is older. */
export function countKeyDaysLeft(madeAt: Date, now: Date): number {
  return Math.ceil((madeAt.getTime() - now.getTime()) / dayMs) + keyLifeDays;
}
