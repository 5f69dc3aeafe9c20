import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './report-builder.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** In their order in the report. */
  readonly chosen: readonly Value[];
  /** How many stay at least: a report without measures says nothing. */
  readonly least?: number;
  readonly onChange: (chosen: Value[]) => void;
};

/** What is chosen stands first, in its order, and is moved there; folded, it says how many there are. */
export function OrderList<Value extends string>({
  label,
  options,
  chosen,
  least = 0,
  onChange,
}: Props<Value>) {
  const { t } = useTranslation('reportCentre');
  const id = useId();
  const labelOf = new Map(options.map((option) => [option.value, option.label]));
  const rest = options.filter(({ value }) => !chosen.includes(value)).map(({ value }) => value);
  const move = (place: number, by: -1 | 1) => {
    const value = chosen[place];
    const other = chosen[place + by];
    if (value === undefined || other === undefined) return;
    onChange(chosen.map((one, at) => (at === place ? other : at === place + by ? value : one)));
    // The row that moved is another element for a moment, and would lose the focus.
    requestAnimationFrame(() => document.getElementById(`${id}${value}${by}`)?.focus());
  };
  return (
    <details className={classes.folded}>
      <summary>{t('form.chosen', { name: label, count: chosen.length })}</summary>
      <ul className={classes.order} aria-label={label}>
        {[...chosen, ...rest].map((value, place) => {
          const isChosen = place < chosen.length;
          return (
            <li key={value}>
              <label className={classes.check}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isChosen && chosen.length <= least}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
                  }
                />
                {labelOf.get(value)}
              </label>
              {isChosen && chosen.length > 1 ? (
                <Movers
                  idOf={(by) => `${id}${value}${by}`}
                  name={labelOf.get(value) ?? value}
                  ends={{ first: place === 0, last: place === chosen.length - 1 }}
                  onMove={(by) => move(place, by)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type MoversProps = {
  readonly idOf: (by: -1 | 1) => string;
  readonly name: string;
  readonly ends: { readonly first: boolean; readonly last: boolean };
  readonly onMove: (by: -1 | 1) => void;
};

/** At an end a button stays, so that the focus does. */
function Movers({ idOf, name, ends, onMove }: MoversProps) {
  const { t } = useTranslation('reportCentre');
  return (
    <span className={classes.movers}>
      <IconButton
        id={idOf(-1)}
        size="small"
        aria-label={t('form.earlier', { name })}
        aria-disabled={ends.first}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={14} />
      </IconButton>
      <IconButton
        id={idOf(1)}
        size="small"
        aria-label={t('form.later', { name })}
        aria-disabled={ends.last}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={14} />
      </IconButton>
    </span>
  );
}
