import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from '../report.module.css';

/** Where days are wanted in UTC, which Apple does not report here. */
export function ZoneNotice() {
  const { t } = useTranslation('overview');
  return <p className={classes.notice}>{t('zone.only')}</p>;
}
