import { useQuery } from '@tanstack/react-query';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApplePicture } from './apple-picture.tsx';
import classes from './bind-wizard.module.css';

/** At Apple itself, or at the sandbox's page, which says that it is one. */
export function PasteStep({ isRotation }: { readonly isRotation: boolean }) {
  const { t } = useTranslation('certificates');
  const { data } = useQuery(frameSettingsQuery);
  if (data?.sandboxPage)
    return (
      <>
        <p className={classes.text}>{t('paste.sandbox')}</p>
        <p className={classes.text}>
          <a href={data.sandboxPage} target="_blank" rel="noreferrer">
            {t('paste.openSandbox')}
          </a>
        </p>
      </>
    );
  return (
    <>
      <p className={classes.text}>{t(isRotation ? 'paste.rotate' : 'paste.text')}</p>
      <ApplePicture />
      <p className={classes.hint}>{t('paste.user')}</p>
      <p className={classes.text}>
        <a href="https://app.ads.apple.com/" target="_blank" rel="noreferrer">
          {t('paste.openApple')}
        </a>
      </p>
    </>
  );
}
