import { useTranslation } from 'react-i18next';
import classes from './report.module.css';

/** Where days are asked for in UTC, which Apple does not tell here. */
export function ZoneNotice() {
  const { t } = useTranslation('overview');
  return <p className={classes.notice}>{t('zone.only')}</p>;
}
