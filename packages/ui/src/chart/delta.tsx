import classes from './delta.module.css';
import type { Change } from './prepare-change.ts';

export type DirectionWords = { readonly up: string; readonly down: string; readonly level: string };

type Props = { readonly change: Change; readonly words: DirectionWords };

const arrows = {
  up: 'M4 7.2V1M1.3 3.6 4 .9l2.7 2.7',
  down: 'M4 .8V7M1.3 4.4 4 7.1l2.7-2.7',
  level: 'M1 4h6',
};

/** A change, or why there is none: the arrow shows the direction, the colour only whether that is good or poor. */
export function Delta({ change, words }: Props) {
  return (
    <span className={classes.delta} data-judgement={change.judgement} title={change.note}>
      {change.direction === 'none' ? null : (
        <>
          <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden className={classes.arrow}>
            <path d={arrows[change.direction]} />
          </svg>
          <span className="tw-visually-hidden">{words[change.direction]}</span>
        </>
      )}
      {change.figure}
      {change.direction === 'none' ? <span className="tw-visually-hidden">{change.note}</span> : null}
    </span>
  );
}
