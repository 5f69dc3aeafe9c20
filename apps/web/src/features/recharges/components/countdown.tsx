import type { Recharge } from '@tapwright/contracts/recharges';
import { Chip } from '@tapwright/ui/feedback/chip';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { hoursLeft } from '../hours-left.ts';

const warnHours = 12;

/** Until when somebody of ours decides. */
export function Countdown({ recharge, now }: { readonly recharge: Recharge; readonly now: Date }) {
  const { t } = useTranslation('recharges');
  const hours = hoursLeft(recharge, now);
  if (hours === undefined) return null;
  if (hours < 0) return <Chip tone="danger">{t('overdue')}</Chip>;
  return <Chip tone={hours < warnHours ? 'warn' : 'quiet'}>{t('left', { count: hours })}</Chip>;
}
