import { useShownAppearance } from '../look/appearance.ts';
import { Suspense, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { soon } from '../layout/later.tsx';
import classes from './chart.module.css';
import type { PlotSize } from './plot-options.ts';
import { moveSlot } from './prepare-chart.ts';
import type { PreparedChart } from './prepare-chart.ts';

const Plot = soon(async () => (await import('./plot.tsx')).Plot);

type Props = {
  readonly label: string;
  readonly chart: PreparedChart;
  readonly size: PlotSize;
  readonly slot: number | null;
  /** The slot's name, "Fri 6 Nov vs 9 Oct". */
  readonly flag: string;
  readonly arriving: string;
  /** The figures of a slot in words. */
  readonly spell: (slot: number) => string;
  readonly onSlot: (slot: number | null) => void;
  /** A press of the mouse, or Enter. A finger only reads. */
  readonly onPick?: ((slot: number) => void) | undefined;
};

/** The plot as a slider over its slots: its value is the slot's name, the figures follow as a live region. */
export function SlotSlider({ label, chart, size, slot, flag, arriving, spell, onSlot, onPick }: Props) {
  const [announced, setAnnounced] = useState('');
  const scheme = useShownAppearance();

  const moveByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onSlot(null);
    if (event.key === 'Enter' && slot !== null) onPick?.(slot);
    const next = moveSlot(event.key, slot, chart.slots, chart.immatureFrom);
    if (next === null) return;
    event.preventDefault();
    onSlot(next);
    setAnnounced(spell(next));
  };

  return (
    <>
      <div
        role="slider"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={chart.slots}
        aria-valuenow={(slot ?? chart.slots - 1) + 1}
        aria-valuetext={flag}
        tabIndex={0}
        className={classes.keys}
        style={{ height: size.height }}
        data-picks={onPick !== undefined}
        onKeyDown={moveByKey}
        onPointerUp={({ pointerType }) => {
          if (pointerType === 'mouse' && slot !== null) onPick?.(slot);
        }}
        onBlur={() => {
          onSlot(null);
        }}
      >
        <Suspense>
          {size.width > 0 ? (
            <Plot
              key={scheme}
              chart={chart}
              size={size}
              slot={slot}
              flag={flag}
              arriving={arriving}
              onPoint={onSlot}
            />
          ) : null}
        </Suspense>
      </div>
      <p className="tw-visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}
