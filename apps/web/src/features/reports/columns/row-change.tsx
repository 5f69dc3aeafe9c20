import { noFigure } from '@tapwright/i18n/format-number';
import { Delta, type DirectionWords } from '@tapwright/ui/chart/delta';
import type { Change } from '@tapwright/ui/chart/prepare-change';
import classes from '../report.module.css';

type Props = { readonly change: Change | null; readonly words: DirectionWords };

export function RowChange({ change, words }: Props) {
  return (
    <span className={classes.change}>{change ? <Delta change={change} words={words} /> : noFigure}</span>
  );
}
