import { IconRobot, IconWorld } from '@tabler/icons-react';
import type { OperationDetails } from '@tapwright/contracts/operation-log';
import { Initials } from '@tapwright/ui/layout/initials';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './operation-log.module.css';

/** By whom or by what it was done. */
export function Actor({ by }: { readonly by: OperationDetails['by'] | undefined }) {
  const { t } = useTranslation('operationLog');
  if (by === undefined) return null;
  if (by.kind === 'job' || by.kind === 'outside') {
    const Icon = by.kind === 'job' ? IconRobot : IconWorld;
    return (
      <span className={classes.actor}>
        <Icon size={16} className={classes.machine} />
        {t(`by.${by.kind}`)}
      </span>
    );
  }
  const name = by.nickName ?? t(`by.${by.kind}`);
  return (
    <span className={classes.actor}>
      <Initials of="person" name={name} picture={by.headimgurl ?? undefined} />
      <span className={classes.name}>{name}</span>
      {by.kind === 'staff' && by.nickName !== null ? (
        <span className={classes.kind}>{t('by.staff')}</span>
      ) : null}
    </span>
  );
}
