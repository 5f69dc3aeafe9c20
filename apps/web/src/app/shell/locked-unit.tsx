import { IconLock } from '@tabler/icons-react';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { Tooltip } from '@tapwright/ui/overlay/tooltip';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './locked-unit.module.css';

/** Where the page itself has a choice of currency; the same words for a pointer and for a screen reader. */
export function LockedUnit({ unit }: { readonly unit: TeamCurrency }) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('unit.locked')}>
      <span className={classes.locked}>
        <IconLock size={14} />
        {unit}
        <span className="tw-visually-hidden">{t('unit.locked')}</span>
      </span>
    </Tooltip>
  );
}
