import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './apple-picture.module.css';

/** Where at Apple the key goes: grey outlines and only the words one needs, numbered as in the sentence above. */
export function ApplePicture() {
  const { t } = useTranslation('certificates');
  return (
    <div className={classes.picture} role="img" aria-label={t('paste.picture.label')}>
      <div className={classes.bar}>{t('paste.picture.address')}</div>
      <div className={classes.body}>
        <ul className={classes.side}>
          <li>{t('paste.picture.campaigns')}</li>
          <li>{t('paste.picture.reports')}</li>
          <li className={classes.strong}>{t('paste.picture.settings')}</li>
          <li className={classes.inner}>{t('paste.picture.overview')}</li>
          <li className={classes.inner}>{t('paste.picture.users')}</li>
          <li className={classes.chosen}>
            {t('paste.picture.api')} <span className={classes.number}>1</span>
          </li>
        </ul>
        <div className={classes.page}>
          <span className={classes.strong}>{t('paste.picture.credentials')}</span>
          <span>{t('copy.label')}</span>
          <div className={classes.key}>
            <i />
            <i />
            <i />
            <span className={classes.number}>2</span>
          </div>
          <span className={classes.save}>
            {t('paste.picture.save')} <span className={classes.number}>3</span>
          </span>
        </div>
      </div>
    </div>
  );
}
