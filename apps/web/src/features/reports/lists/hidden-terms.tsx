import { mainMeasures } from '@tapwright/contracts/report-measures';
import { formatPercent } from '@tapwright/i18n/format-number';
import { definitions, figureOf, unitOf } from '../columns/measures.ts';
import { type ColumnWriting, headOf } from '../columns/measure-columns.tsx';
import type { SearchTermRow } from '../question/report-types.ts';
import classes from '../report.module.css';

type Props = {
  readonly row: SearchTermRow;
  /** Of all that was spent, as far as a filter lets it be known. */
  readonly share: number | undefined;
  readonly writing: ColumnWriting;
};

/** Rare terms, which Apple does not name: counted above, and shown here whatever page is open. */
export function HiddenTerms({ row, share, writing: { t, write, unit, language } }: Props) {
  return (
    <div className={classes.hidden}>
      <strong>{t('overview:hidden.title')}</strong>
      {share === undefined ? null : (
        <span className={classes.rare}>
          <span className={classes.rareBar} aria-hidden>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <b>{t('overview:hidden.share', { share: formatPercent(language, share, 1) })}</b>
        </span>
      )}
      {mainMeasures.map((name) => (
        <span key={name} className={classes.second}>
          {headOf(name, t)} <span className={classes.quiet}>{unitOf(name, unit, language)}</span>{' '}
          <b>{write.figure(figureOf(name, row), definitions[name].measure.digits)}</b>
        </span>
      ))}
      <span className={classes.quiet}>{t('overview:hidden.text')}</span>
    </div>
  );
}
