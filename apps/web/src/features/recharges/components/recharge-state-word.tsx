import type { Recharge, RechargeState } from '@tapwright/contracts/recharges';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const glyphs: Record<RechargeState, Status> = {
  begun: 'pending',
  submitted: 'opening',
  asked: 'to-mend',
  paying: 'opening',
  credited: 'in-order',
  refused: 'refused',
  withdrawn: 'removed',
  failed: 'refused',
  expired: 'removed',
  unclear: 'to-mend',
};

type Props = { readonly recharge: Pick<Recharge, 'state' | 'way'> };

export function RechargeStateWord({ recharge: { state, way } }: Props) {
  const { t } = useTranslation('recharges');
  const word = state === 'begun' && way !== 'remittance' ? 'notPaid' : state;
  return <StatusWord of={glyphs[state]}>{t(`states.${word}`)}</StatusWord>;
}
