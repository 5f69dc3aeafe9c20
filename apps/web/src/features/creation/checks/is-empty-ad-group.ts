import type { AdGroupForm, CampaignForm } from '@tapwright/contracts/creation';
import type { Currency } from '@tapwright/domain/currencies';
import { isAutomated, listKeywords, listSent, takesKeywords } from '../request-creation.ts';

/** In search results an ad group without keywords is shown for nothing unless Apple matches by itself. */
export const isEmptyAdGroup = (campaign: CampaignForm, adGroup: AdGroupForm, currency: Currency): boolean =>
  takesKeywords(campaign) &&
  !adGroup.searchMatch &&
  !isAutomated(campaign) &&
  listSent(listKeywords(adGroup, currency)).length === 0;
