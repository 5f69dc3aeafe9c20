import type { ReactNode } from 'react';
import classes from './status.module.css';

export type Status =
  | 'running'
  | 'paused'
  | 'pending'
  | 'proposed'
  | 'scheduled'
  | 'opening'
  | 'removed'
  | 'sending'
  | 'refused'
  | 'to-mend'
  | 'stale'
  | 'differs'
  | 'in-order';

const ring = { cx: 6, cy: 6, r: 4.4, fill: 'none', stroke: 'currentColor', strokeWidth: 1.3 };
const round = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const;
const hole = 'var(--tw-status-background, var(--tw-surface))';

const glyphs: Record<Status, ReactNode> = {
  running: (
    <>
      <circle cx="6" cy="6" r="5" fill="currentColor" />
      <path d="M4.9 3.9 8.3 6 4.9 8.1z" fill={hole} />
    </>
  ),
  paused: (
    <>
      <rect x="2.5" y="2" width="2.4" height="8" rx=".8" fill="currentColor" />
      <rect x="7.1" y="2" width="2.4" height="8" rx=".8" fill="currentColor" />
    </>
  ),
  pending: <circle {...ring} strokeWidth={1.4} strokeDasharray="2 1.46" />,
  proposed: (
    <>
      <circle {...ring} />
      <circle cx="6" cy="6" r="1.6" fill="currentColor" />
    </>
  ),
  scheduled: (
    <>
      <circle {...ring} r={4.5} strokeWidth={1.4} />
      <path {...round} strokeWidth={1.4} d="M6 3.4V6l1.7 1.1" />
    </>
  ),
  opening: (
    <>
      <circle {...ring} />
      <path d="M6 3.4a2.6 2.6 0 0 1 0 5.2z" fill="currentColor" />
    </>
  ),
  removed: (
    <>
      <circle {...ring} />
      <path {...round} strokeWidth={1.3} d="M3 9 9 3" />
    </>
  ),
  sending: (
    <g className={classes.turning}>
      <circle {...ring} strokeWidth={1.5} stroke="var(--tw-line-2)" />
      <path {...round} strokeWidth={1.5} d="M6 1.6A4.4 4.4 0 0 1 10.4 6" />
    </g>
  ),
  refused: (
    <>
      <path d="M3.9.8h4.2l3.1 3.1v4.2l-3.1 3.1H3.9L.8 8.1V3.9z" fill="currentColor" />
      <path {...round} stroke={hole} strokeWidth={1.4} d="M6 3.2v3.2M6 8.5v.1" />
    </>
  ),
  'to-mend': (
    <>
      <path
        d="M6 .9 11.6 10.8H.4z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={0.6}
        strokeLinejoin="round"
      />
      <path {...round} stroke={hole} strokeWidth={1.3} d="M6 4.4v3M6 9.1v.1" />
    </>
  ),
  stale: (
    <>
      <circle {...ring} r={4.5} strokeWidth={1.4} />
      <path {...round} strokeWidth={1.4} d="M6 3.4V6l1.7 1.1" />
    </>
  ),
  differs: <path {...round} strokeWidth={1.6} d="M2 4.4h8M2 7.6h8M8.4 1.8 3.6 10.2" />,
  'in-order': (
    <>
      <circle cx="6" cy="6" r="5" fill="currentColor" />
      <path {...round} stroke={hole} strokeWidth={1.4} strokeLinejoin="round" d="M3.9 6.2 5.4 7.6 8.2 4.6" />
    </>
  ),
};

type Props = { readonly of: Status; readonly size?: number };

/** Each state has an outline of its own, so that it holds without colour; the word beside it is its name. */
export function StatusGlyph({ of, size = 12 }: Props) {
  return (
    <svg
      className={classes.glyph}
      data-status={of}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden
    >
      {glyphs[of]}
    </svg>
  );
}
