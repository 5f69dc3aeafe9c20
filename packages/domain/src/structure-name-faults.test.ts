import { describe, expect, it } from 'vitest';
import { findNameFaults } from './structure-name-faults.ts';
import type { AuditedCampaign } from './structure-types.ts';
import { campaign, plan } from './testing/audited.ts';

const toldOf = (
  name: string,
  part: Partial<AuditedCampaign> = {},
  template: string | null = plan.nameTemplate,
) => findNameFaults(campaign('1', { name, ...part }), { ...plan, nameTemplate: template });
const rename = (name: string) => ({ does: 'rename', name });

describe('the name of a campaign', () => {
  it.each([
    ['as the template writes it', 'Stillwater_US_Category', {}],
    ['in other letters', 'stillwater_US_CATEGORY', {}],
    ['with the number that it got, since the name was taken', 'Stillwater_US_Category (2)', {}],
    ['of two storefronts', 'Stillwater_US+CA_Category', { countries: ['CA', 'US'] }],
    [
      'of more than it names',
      'Stillwater_US+CA+GB+2_Category',
      { countries: ['US', 'CA', 'GB', 'IE', 'AU'] },
    ],
    ['of a role that nobody knows', 'Anything', { role: null }],
    ['without storefronts', 'Anything', { countries: [] }],
  ] as const)('%s is fine', (_, name, part) => {
    expect(toldOf(name, part)).toEqual([]);
  });

  it.each([
    ['made otherwise', 'Copy of Discovery', {}, 'Stillwater_US_Category'],
    ['of another app', 'Calmly_US_Category', {}, 'Stillwater_US_Category'],
    ['of another role', 'Stillwater_US_Brand', {}, 'Stillwater_US_Category'],
    ['with parts in another order', 'US_Stillwater_Category', {}, 'Stillwater_US_Category'],
    [
      'of a campaign with many storefronts',
      'Europe',
      { countries: ['DE', 'AT', 'CH', 'FR'] },
      'Stillwater_DE+AT+CH+1_Category',
    ],
  ] as const)('%s is off its template', (_, name, part, right) => {
    expect(toldOf(name, part)).toMatchObject([
      { fault: 'nameOffTemplate', about: name, mend: rename(right) },
    ]);
  });

  it.each([
    ['another', 'Stillwater_DE_Category', {}, 'Stillwater_US_Category'],
    ['fewer', 'Stillwater_US_Category', { countries: ['US', 'CA'] }, 'Stillwater_US+CA_Category'],
    ['more', 'Stillwater_US+CA_Category', {}, 'Stillwater_US_Category'],
  ] as const)('that says %s storefronts than it runs in is told apart', (_, name, part, right) => {
    expect(toldOf(name, part)).toMatchObject([{ fault: 'nameOffStorefront', mend: rename(right) }]);
  });

  it('is held against the template that a team chose, and against none until it has', () => {
    expect(toldOf('US Category', {}, '{storefront} {role}')).toEqual([]);
    expect(toldOf('Stillwater_US_Category', {}, '{storefront} {role}')).toMatchObject([
      { fault: 'nameOffTemplate', mend: rename('US Category') },
    ]);
    expect(toldOf('Anything at all', {}, null)).toEqual([]);
  });

  it('costs nothing that could be told', () => {
    expect(toldOf('Anything').map(({ stake, adGroupId }) => [stake, adGroupId])).toEqual([[null, null]]);
  });
});
