/** What is known of a campaign that has something left in its reserve. */
export type ReservedCampaign = {
  /** Edits of it are on their way to Apple. */
  isOpen: boolean;
  /** It stands at Apple and was not removed there. */
  isHere: boolean;
  isRunning: boolean;
  isOver: boolean;
  /** It was let run, or has spent something. */
  hasStarted: boolean;
  /** In milliseconds, since it ended and its spend last changed; undefined while it has not ended. */
  quietMs: number | undefined;
  /** In the ad account's currency: what is covered, and its total budget. */
  coveredMinor: number;
  budgetMinor: number | null;
};

/** Apple may correct the days of an ended campaign for so long. */
export const releaseAfterMs = 3 * 86_400_000;

/** Up to which total budget it goes on being covered; undefined: nothing is released. */
export function budgetToKeep(campaign: ReservedCampaign): number | undefined {
  const { isOpen, isHere, isRunning, isOver, hasStarted, quietMs, coveredMinor, budgetMinor } = campaign;
  if (isOpen) return undefined;
  if (!hasStarted && (!isHere || isOver || !isRunning)) return 0;
  if (!isHere || isOver) return quietMs !== undefined && quietMs >= releaseAfterMs ? 0 : undefined;
  return budgetMinor !== null && budgetMinor < coveredMinor ? budgetMinor : undefined;
}
