import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { drillInto, type Target } from '../rows/drill-into.ts';
import { type ReportView, writeViewWithin } from '../question/report-view.ts';
import classes from './report-path.module.css';

type Props = {
  readonly view: ReportView;
  readonly steps: readonly { readonly name: string; readonly target: Target }[];
};

/** The way back up, with the same days and units. */
export function ReportPath({ view, steps }: Props) {
  const { t } = useTranslation('overview');
  return (
    <nav className={classes.path} aria-label={t('path.label')}>
      <Link to="/ad/overview/type-overview" search={writeViewWithin(view)} className={classes.step}>
        {t('path.all')}
      </Link>
      {steps.map(({ name, target }) => (
        <Fragment key={JSON.stringify(target)}>
          <span aria-hidden>›</span>
          <Link {...drillInto(view, target)} className={classes.step}>
            {name}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
