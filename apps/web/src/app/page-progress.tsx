import { useTranslation } from '../platform/words/use-translation.ts';
import classes from './page-progress.module.css';
import { usePendingPage } from './use-pending-page.ts';

/** A thin line at the top while another page is on its way; a quick one never shows it. */
export function PageProgress() {
  const { t } = useTranslation();
  if (!usePendingPage()) return null;
  return <div className={classes.line} role="progressbar" aria-label={t('loading')} />;
}
