import { IconFlask } from '@tabler/icons-react';
import { Popover } from '@tapwright/ui/overlay/popover';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './sandbox-label.module.css';

/** Wherever Apple is played by a stand-in, every page says so. */
export function SandboxLabel() {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('sandbox.label')}
      align="start"
      byHover
      className={classes.about}
      trigger={
        <button type="button" className={classes.label}>
          <IconFlask size={16} />
          <span>{t('sandbox.label')}</span>
        </button>
      }
    >
      {t('sandbox.about')}
    </Popover>
  );
}
