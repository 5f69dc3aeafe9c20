import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './segmented.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly name?: string }[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'normal';
  readonly disabled?: boolean;
};

/**
 * Where there is no room for all, as on a phone, they scroll sideways: what is chosen is in the middle of it. Measured
 * once the page was laid out for other reasons.
 */
function bringInSight(input: HTMLInputElement | null) {
  const segment = input?.parentElement;
  const track = segment?.parentElement;
  if (!segment || !track) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    if (track.scrollWidth <= track.clientWidth) return;
    track.scrollLeft = segment.offsetLeft - (track.clientWidth - segment.offsetWidth) / 2;
  });
  observer.observe(track);
  return () => observer.disconnect();
}

/** One of a few, as real radio buttons: the arrow keys and the group's name come with them. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  size,
  disabled,
}: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.track} data-size={size}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            ref={option.value === value ? bringInSight : undefined}
            className="tw-visually-hidden"
            type="radio"
            name={name}
            aria-label={option.name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
