import { useTranslation } from 'react-i18next';
import classes from '../report.module.css';

/** Where days are wanted in UTC, which Apple does not report here. */
export function ZoneNotice() {
  const { t } = useTranslation('overview');
  return <p className={classes.notice}>{t('zone.only')}</p>;
}
