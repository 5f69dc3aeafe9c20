import { IconChartBar, IconTable } from '@tabler/icons-react';
import classes from './chart.module.css';

type Props = {
  readonly asTable: boolean;
  /** What a press shows. */
  readonly label: string;
  readonly onToggle: () => void;
};

export function TableToggle({ asTable, label, onToggle }: Props) {
  return (
    <button type="button" className={classes.toggle} aria-label={label} title={label} onClick={onToggle}>
      {asTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
    </button>
  );
}
