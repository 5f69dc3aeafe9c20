import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/feedback/tooltip.css';
import classes from './sandbox-label.module.css';

/** Wherever Apple is played by a stand-in, every page says so. */
export function SandboxLabel() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('sandbox.about')} multiline events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={classes.label}>
        {t('sandbox.label')}
      </button>
    </Tooltip>
  );
}
