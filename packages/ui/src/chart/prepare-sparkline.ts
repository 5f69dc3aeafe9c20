import type { Days } from './measure.ts';

export type Sparkline = { readonly now: string; readonly tail: string; readonly before: string };

export const sparkBox = { width: 120, height: 26 };
const inset = { x: 1.5, y: 3 };

type Input = {
  readonly days: Days;
  readonly before?: Days;
  /** Index of the first immature day; none when absent. */
  readonly immatureFrom?: number;
};

/** Both periods on one scale, that of the complete days; the immature tail is clamped to it. */
export function prepareSparkline({ days, before = [], immatureFrom = days.length }: Input): Sparkline {
  const complete = days.slice(0, immatureFrom);
  const scale = [...(complete.length > 0 ? complete : days), ...before].filter((value) => value !== null);
  const low = Math.min(...scale);
  const high = Math.max(...scale);
  const slots = Math.max(days.length, before.length, 2) - 1;

  const point = (value: number | null, index: number): string | null => {
    if (value === null) return null;
    const share = high > low ? (Math.min(Math.max(value, low), high) - low) / (high - low) : 0.5;
    const x = inset.x + (index / slots) * (sparkBox.width - 2 * inset.x);
    const y = sparkBox.height - inset.y - share * (sparkBox.height - 2 * inset.y);
    return `${round(x)} ${round(y)}`;
  };

  const points = days.map(point);
  return {
    now: joinPoints(points.slice(0, immatureFrom)),
    tail: immatureFrom < days.length ? joinPoints(points.slice(Math.max(immatureFrom - 1, 0))) : '',
    before: joinPoints(before.map(point)),
  };
}

/** A missing day breaks the line: a gap is a gap, never a zero. */
function joinPoints(points: readonly (string | null)[]): string {
  return points
    .map((point, index) =>
      point === null ? '' : (points[index - 1] ?? null) === null ? `M${point}` : `L${point}`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
