import { mainMeasures } from '@tapwright/contracts/report-measures';
import { definitions, figureOf, unitOf } from '../measures.ts';
import { type ColumnWriting, headOf } from '../measure-columns.tsx';
import type { SearchTermRow } from '../report-types.ts';
import classes from './report.module.css';

type Props = { readonly row: SearchTermRow; readonly writing: ColumnWriting };

/** Rare terms, which Apple does not name: counted above, and shown here whatever page is open. */
export function HiddenTerms({ row, writing: { t, write, unit } }: Props) {
  return (
    <div className={classes.hidden}>
      <strong>{t('overview:hidden.title')}</strong>
      {mainMeasures.map((name) => (
        <span key={name} className={classes.second}>
          {headOf(name, t)} <span className={classes.quiet}>{unitOf(name, unit)}</span>{' '}
          <b>{write.figure(figureOf(name, row), definitions[name].measure.digits)}</b>
        </span>
      ))}
      <span className={classes.quiet}>{t('overview:hidden.text')}</span>
    </div>
  );
}
