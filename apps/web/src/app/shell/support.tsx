import { IconHeadset } from '@tabler/icons-react';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Popover } from '@tapwright/ui/overlay/popover';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './support.module.css';

type Props = {
  /** The address of a QR code that leads to customer service. */
  readonly picture: string;
  /** Its name is written out, where there is room. */
  readonly isNamed?: boolean;
};

export function Support({ picture, isNamed = false }: Props) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('support.label')}
      trigger={
        isNamed ? (
          <Button icon={<IconHeadset size={16} />}>{t('support.label')}</Button>
        ) : (
          <IconButton aria-label={t('support.label')}>
            <IconHeadset size={18} />
          </IconButton>
        )
      }
    >
      <img className={classes.picture} src={picture} alt={t('support.picture')} width={168} height={168} />
      <p className={classes.how}>{t('support.how')}</p>
    </Popover>
  );
}
