import { describe, expect, it } from 'vitest';
import { findCrossFaults } from './structure-crosses.ts';
import type { AuditedCampaign } from './structure-types.ts';
import { adGroup, campaign, keyword, negative } from './testing/audited.ts';

const holding = (
  id: string,
  role: AuditedCampaign['role'],
  words: Parameters<typeof keyword>[],
  part: Partial<AuditedCampaign> = {},
) =>
  campaign(id, {
    role,
    adGroups: [adGroup(`${id}1`, { keywords: words.map((word) => keyword(...word)) })],
    ...part,
  });
const toldOf = (...campaigns: AuditedCampaign[]) =>
  findCrossFaults(campaigns).map(({ fault, campaignId, about, count }) => [fault, campaignId, about, count]);

const brand = holding('1', 'brand', [['11', 'Stillwater']]);
const category = holding('2', 'category', [['21', 'sleep sounds']], {
  negatives: [negative('n', 'stillwater')],
});

describe('a word of another campaign', () => {
  it('of the brand is kept out of all others, others only out of discovery', () => {
    const rivals = holding('3', 'competitor', [['31', 'calmly']]);
    const discovery = campaign('4', { role: 'discovery', adGroups: [adGroup('41', { searchMatch: true })] });
    expect(toldOf(brand, category, rivals, discovery)).toEqual([
      ['missingNegative', '3', 'Stillwater', 1],
      ['missingNegative', '4', discovery.name, 3],
    ]);
  });

  it('is kept out by a broad negative too, and by one in each ad group that runs', () => {
    const inEach = [adGroup('41', { negatives: [negative('n', 'sleep', 'BROAD')] })];
    const discovery = (adGroups: typeof inEach) => campaign('4', { role: 'discovery', adGroups });
    expect(toldOf(category, discovery(inEach))).toEqual([]);
    const asleep = adGroup('42', { isRunning: false });
    expect(toldOf(category, discovery([...inEach, asleep]))).toEqual([]);
    expect(toldOf(category, discovery([...inEach, adGroup('43', {})]))).toHaveLength(1);
  });

  it('is owed nowhere but where both can be met, and not once it is paused', () => {
    const abroad = campaign('4', { role: 'discovery', countries: ['DE'] });
    const both = campaign('4', { role: 'discovery', countries: ['DE', 'US'] });
    expect(toldOf(category, abroad)).toEqual([]);
    expect(toldOf(category, both)).toHaveLength(1);
    const paused = holding('2', 'category', [['21', 'sleep sounds', { isRunning: false }]]);
    expect(toldOf(paused, both)).toEqual([]);
  });

  it('costs what was spent there on searches that say just that', () => {
    const terms = new Map([
      ['sleep sounds', 40],
      ['something else', 900],
    ]);
    const [fault] = findCrossFaults([category, campaign('4', { role: 'discovery', terms })]);
    expect(fault).toMatchObject({ stake: 40, mend: { does: 'addNegatives', words: ['sleep sounds'] } });
  });
});

describe('two owners of a word', () => {
  it('become one: that with the most installs, then the cheaper', () => {
    const more = holding('2', 'category', [['21', 'nap', { installs: 5, spend: 900 }]]);
    const less = holding('3', 'category', [['31', 'NAP', { installs: 1, spend: 100 }]]);
    const dear = holding('5', 'category', [['51', 'nap', { installs: 5, spend: 950 }]]);
    const found = findCrossFaults([less, dear, more]);
    expect(found.map(({ mend }) => mend)).toEqual([
      { does: 'pauseKeywords', keywordIds: ['51'] },
      { does: 'pauseKeywords', keywordIds: ['31'] },
    ]);
  });

  it('are fine in storefronts apart, and broad keywords own nothing', () => {
    const here = holding('2', 'category', [['21', 'nap']]);
    const abroad = holding('3', 'category', [['31', 'nap']], { countries: ['DE'] });
    const broad = holding('5', 'category', [['51', 'nap', { matchType: 'BROAD' }]]);
    expect(toldOf(here, abroad)).toEqual([]);
    expect(toldOf(here, broad)).toEqual([]);
  });

  it('are told as that, and not also as a negative that is missing', () => {
    const here = holding('1', 'brand', [['11', 'stillwater']]);
    const too = holding('2', 'category', [['21', 'Stillwater', { installs: 0 }]]);
    expect(toldOf(here, too)).toEqual([['twoOwners', '2', 'Stillwater', 1]]);
  });
});
