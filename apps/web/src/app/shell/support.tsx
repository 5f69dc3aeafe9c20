import { ActionIcon, Popover } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/popover.css';
import classes from './support.module.css';

/** `picture` is the address of a QR code that leads to customer service. */
export function Support({ picture }: { readonly picture: string }) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('support.label')}>
          <IconHeadset size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <img className={classes.picture} src={picture} alt={t('support.picture')} width={168} height={168} />
        <p className={classes.how}>{t('support.how')}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
