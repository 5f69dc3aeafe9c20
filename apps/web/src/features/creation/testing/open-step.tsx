import { type ComponentType, useState } from 'react';
import type { DeliveryMode } from '@tapwright/contracts/ad-values';
import { findSyncStates } from '@tapwright/contracts/apple-sync';
import { findCampaignGroups, findDeliveryModes } from '@tapwright/contracts/campaign-groups';
import { previewChanges } from '@tapwright/contracts/change-sets';
import * as creation from '@tapwright/contracts/creation';
import { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { findHours, findSuggestedBids } from '@tapwright/contracts/live-figures';
import * as lookUps from '@tapwright/contracts/look-ups';
import { noMeasures } from '@tapwright/contracts/report-measures';
import { findReportCampaignList } from '@tapwright/contracts/reports';
import { findSearches } from '@tapwright/contracts/storefront-searches';
import { findNameTemplate } from '@tapwright/contracts/structure';
import { usualNameTemplate } from '@tapwright/domain/structure-names';
import { ann, team } from '../../../testing/examples.ts';
import { allHours } from '../../../platform/fields/hours-of-week.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb } from '../../../testing/render-web.tsx';
import { AdGroupStep } from '../steps/ad-group-step.tsx';
import { CampaignsStep } from '../steps/campaigns-step.tsx';
import { CreationPage, type OpenedStep } from '../components/creation-page.tsx';
import { DeliveryStep } from '../steps/delivery-step.tsx';
import { KeywordsStep } from '../steps/keywords-step.tsx';
import { LastStep } from '../steps/last-step.tsx';
import { PlainStep } from '../steps/plain-step.tsx';
import { openCreation } from '../open-creation.ts';
import { pathOf, type StepName } from '../steps/steps.ts';
import { eligibleIn, group, notEligibleIn, otherApp, ownApp, suggested } from './forms.ts';

/** As its page draws it, which remembers the mode that was chosen. */
function TypeStep({ creation: open, role }: Pick<OpenedStep, 'creation' | 'role'>) {
  const [chosen, choose] = useState<DeliveryMode>();
  return <DeliveryStep creation={open} role={role} chosen={chosen} onChoose={choose} />;
}

const contents: Record<Exclude<StepName, 'put'>, ComponentType<Pick<OpenedStep, 'creation' | 'role'>>> = {
  type: TypeStep,
  series: CampaignsStep,
  group: AdGroupStep,
  keywords: KeywordsStep,
};

function drawStep(opened: OpenedStep) {
  if (opened.step === 'put') return <LastStep {...opened} />;
  const Content = contents[opened.step];
  return (
    <PlainStep {...opened}>
      <Content {...opened} />
    </PlainStep>
  );
}

export const kept = { creationId: 21, revision: 1, changedAt: '2026-11-20T08:00:00.000Z' };

type Preview = Parameters<typeof fakeServer.answers<typeof previewChanges>>[1];
export const fine: Preview = { edits: [], common: [], rise: null, room: null, timeZones: [], approval: [] };

export const noCampaigns: Parameters<typeof fakeServer.answers<typeof findReportCampaignList>>[1] = {
  list: [],
  total: 0,
  totals: noMeasures,
  totalsBefore: null,
  compared: null,
  edges: {
    dataTo: '2026-11-19',
    readAt: '2026-11-20T08:00:00Z',
    gaps: [],
    wholeOnly: [],
    youngFrom: null,
    timeZone: 'ORTZ',
    zones: ['UTC'],
    currencies: ['USD'],
    isConverted: false,
    rate: null,
    comparison: null,
    hasUnknownRates: false,
  },
};

/** What the server says where a test says nothing else. */
export function answerAsUsual(): void {
  openCreation.set(undefined);
  fakeServer.answers(findCampaignGroups, { list: [group], total: 1 });
  fakeServer.answers(findDeliveryModes, { modes: [], isSample: true });
  fakeServer.answers(findSyncStates, []);
  fakeServer.answers(creation.findCreations, []);
  fakeServer.answers(creation.saveCreation, kept);
  fakeServer.answers(creation.discardCreation, null);
  fakeServer.answers(lookUps.findAccountState, {
    isActive: true,
    reasons: [],
    isCredit: false,
    budgetOrders: [],
  });
  fakeServer.answers(findNameTemplate, { nameTemplate: usualNameTemplate });
  fakeServer.answers(findSearches, [{ country: 'GB', searches: 1234, terms: 3 }]);
  fakeServer.answers(lookUps.findProductPages, []);
  fakeServer.answers(lookUps.searchApps, [ownApp, otherApp]);
  fakeServer.answers(lookUps.suggestKeywords, [...suggested]);
  fakeServer.answers(findHours, { taps: allHours.map((hour) => hour % 24) });
  fakeServer.answers(findSuggestedBids, [{ text: 'White  Noise', amount: '1.75' }]);
  fakeServer.answers(findKeywordOwners, []);
  fakeServer.answers(findReportCampaignList, noCampaigns);
  fakeServer.answers(lookUps.findEligibility, {
    adamId: ownApp.adamId,
    name: ownApp.name,
    developer: ownApp.developer,
    genre: 'Health & Fitness',
    storefronts: [eligibleIn('US'), eligibleIn('GB'), notEligibleIn('KR', 'Not published there')],
    rejections: [],
    askedAt: kept.changedAt,
  });
  fakeServer.answers(previewChanges, fine);
}

export async function openStep(
  step: StepName,
  form?: creation.CreationForm,
  search = form === undefined ? '' : `?draft=${kept.creationId}`,
  roleName = team.roleName,
) {
  const sent: unknown[] = [];
  const read: string[] = [];
  if (form !== undefined)
    fakeServer.answersWith(creation.findCreation, ({ query }) => {
      read.push(String(query.creationId));
      return { ...kept, form };
    });
  const view = await renderWeb(
    <CreationPage
      team={{ ...team, roleName }}
      step={step}
      onSent={({ changeSetId }) => sent.push(changeSetId)}
      onLeave={() => sent.push('left')}
    >
      {drawStep}
    </CreationPage>,
    { user: ann, path: pathOf(step), search },
  );
  return { ...view, sent, read };
}
