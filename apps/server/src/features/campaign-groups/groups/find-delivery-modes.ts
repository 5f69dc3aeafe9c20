import type { AnswerOf } from '@tapwright/contracts/call';
import type { findDeliveryModes as call } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findPlatformRow } from '../../certificates/index.ts';

export async function findDeliveryModes({ database, settings }: TeamContext): Promise<AnswerOf<typeof call>> {
  const isOpen = (await findPlatformRow(database.write))?.state === 'bound';
  return { modes: isOpen ? ['selfService', 'managed'] : [], isSample: settings.appleAds === 'sandbox' };
}
