import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { StructureFaultView } from '@tapwright/contracts/structure';
import type { StructureView } from '../api/structure.ts';

export const apps = [
  { adamId: '71', app: 'Stillwater: Sleep', currencies: ['USD', 'EUR'] },
  { adamId: '72', app: 'Potting Bench', currencies: ['USD'] },
];

const fault = (part: Partial<StructureFaultView>): StructureFaultView => ({
  key: 'one',
  fault: 'missingNegative',
  campaignId: '4',
  campaignName: 'Stillwater_US_Discovery',
  adGroupId: null,
  adGroupName: null,
  about: 'Stillwater_US_Discovery',
  count: 12,
  stake: { amount: '9.40', currency: 'USD' },
  since: '2026-11-12T03:10:00Z',
  mend: 'addNegatives',
  becomes: null,
  ...part,
});

export const view: StructureView = {
  plan: { nameTemplate: '{app}_{storefront}_{role}', isForTeam: true, bidCeiling: null, revision: 0 },
  cells: [
    { role: 'brand', country: 'US', campaignIds: ['1'], faults: 0 },
    { role: 'category', country: 'US', campaignIds: [], faults: 0 },
    { role: 'competitor', country: 'US', campaignIds: [], faults: 0 },
    { role: 'discovery', country: 'US', campaignIds: ['4'], faults: 2 },
  ],
  unknown: [{ campaignId: '9', name: 'Autumn' }],
  faults: [
    fault({}),
    fault({
      key: 'two',
      fault: 'deadKeyword',
      about: 'rem cycles',
      count: 1,
      stake: null,
      mend: 'pauseKeywords',
    }),
    fault({
      key: 'three',
      fault: 'pageUnused',
      about: 'Rain',
      campaignName: null,
      stake: null,
      since: null,
      mend: null,
    }),
  ],
  counts: [
    { fault: 'missingNegative', count: 1 },
    { fault: 'deadKeyword', count: 1 },
    { fault: 'pageUnused', count: 1 },
  ],
  stakes: [{ amount: '9.40', currency: 'USD' }],
  days: 28,
  dataTo: '2026-11-19',
  comparedAt: '2026-11-20T03:10:00Z',
};

/** A set that is on its way. */
export const sentMends: ChangeSetView = {
  changeSetId: 41,
  authorId: 1,
  author: 'Ann',
  origin: 'structure',
  state: 'sending',
  note: '',
  undoes: null,
  repeats: null,
  repeatedBy: null,
  approval: null,
  scheduledFor: null,
  rise: null,
  createdAt: '2026-11-20T10:00:00Z',
  settledAt: null,
  counts: { edits: 2, open: 2, live: 0, refused: 0, stale: 0, withdrawn: 0 },
  about: { kinds: ['negativeKeyword', 'keyword'], intents: ['create', 'update'], fields: [], first: null },
};
