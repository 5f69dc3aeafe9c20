import { Chip } from '@tapwright/ui/feedback/chip';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const hourMs = 3_600_000;
const warnHours = 36;
const dangerHours = 48;

/** How long somebody has waited for us. */
export function AgePill({ since, now }: { readonly since: string; readonly now: Date }) {
  const { t } = useTranslation('recharges');
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs));
  const text = t('age', { hours });
  if (hours < warnHours) return text;
  return <Chip tone={hours < dangerHours ? 'warn' : 'danger'}>{text}</Chip>;
}
