import * as groups from '@tapwright/contracts/campaign-groups';
import * as liveFigures from '@tapwright/contracts/live-figures';
import * as lookUps from '@tapwright/contracts/look-ups';
import { removeCertificate } from '@tapwright/contracts/certificates';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { addCampaignGroups } from './groups/add-campaign-groups.ts';
import { detachCertificate } from './groups/detach-certificate.ts';
import { editCampaignGroup } from './groups/edit-campaign-group.ts';
import { findAdAccounts } from './apple/find-ad-accounts.ts';
import { findDeliveryModes } from './groups/find-delivery-modes.ts';
import { openCampaignGroup } from './groups/open-campaign-group.ts';
import { listGroupNames, listTeamGroups } from './groups/list-team-groups.ts';
import { findAccountState } from './look-ups/find-account-state.ts';
import { findProductPages } from './look-ups/find-product-pages.ts';
import { findEligibility } from './look-ups/find-eligibility.ts';
import { findHours } from './look-ups/find-hours.ts';
import { findSuggestedBids } from './look-ups/find-suggested-bids.ts';
import { searchApps } from './look-ups/search-apps.ts';
import { namePlaces } from './look-ups/name-places.ts';
import { searchPlaces } from './look-ups/search-places.ts';
import { suggestKeywords } from './look-ups/suggest-keywords.ts';
import { removeCampaignGroup } from './groups/remove-campaign-group.ts';

export function mountCampaignGroups(host: CallHost): void {
  mountCall(host, groups.findAdAccounts, (context, { query }) => findAdAccounts(context, query));
  mountCall(host, groups.addCampaignGroups, (context, { body }) =>
    'certificateId' in body ? addCampaignGroups(context, body) : openCampaignGroup(context, body),
  );
  mountCall(host, groups.findDeliveryModes, (context) => findDeliveryModes(context));
  mountCall(host, groups.findCampaignGroups, (context, { query }) => listTeamGroups(context, query));
  mountCall(host, groups.findGroupNames, (context) => listGroupNames(context));
  mountCall(host, groups.modifyCampaignGroup, (context, { body }) => editCampaignGroup(context, body));
  mountCall(host, groups.removeCampaignGroup, (context, { body }) => removeCampaignGroup(context, body));
  mountCall(host, removeCertificate, (context, { query }) => detachCertificate(context, query));
  mountCall(host, lookUps.searchApps, (context, { query }) => searchApps(context, query));
  mountCall(host, lookUps.findAccountState, (context, { query }) => findAccountState(context, query));
  mountCall(host, lookUps.findEligibility, (context, { query }) => findEligibility(context, query));
  mountCall(host, lookUps.searchPlaces, (context, { query }) => searchPlaces(context, query));
  mountCall(host, lookUps.namePlaces, (context, { body }) => namePlaces(context, body));
  mountCall(host, lookUps.findProductPages, (context, { query }) => findProductPages(context, query));
  mountCall(host, lookUps.suggestKeywords, (context, { query }) => suggestKeywords(context, query));
  mountCall(host, liveFigures.findHours, (context, { query }) => findHours(context, query));
  mountCall(host, liveFigures.findSuggestedBids, (context, { query }) => findSuggestedBids(context, query));
}
