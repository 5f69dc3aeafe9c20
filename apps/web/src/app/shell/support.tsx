import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Popover } from '@tapwright/ui/overlay/popover';
import classes from './support.module.css';

/** `picture` is the address of a QR code that leads to customer service. */
export function Support({ picture }: { readonly picture: string }) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('support.label')}
      trigger={
        <IconButton aria-label={t('support.label')}>
          <IconHeadset size={18} />
        </IconButton>
      }
    >
      <img className={classes.picture} src={picture} alt={t('support.picture')} width={168} height={168} />
      <p className={classes.how}>{t('support.how')}</p>
    </Popover>
  );
}
