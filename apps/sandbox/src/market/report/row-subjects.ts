import type { MeasureRequest, RowSubject } from './measure-request.ts';

export type Counted = {
  unit: { adGroupId: number; keywordId: number | null; country: string };
  adId: number | null;
};

/** Key and subject of the row that something counts towards; breakdowns of searchers and searches aside. */
export function subjectOf(
  { level, by }: MeasureRequest,
  campaignId: number,
  { unit, adId }: Counted,
): { key: string; subject: () => RowSubject } {
  const country = by?.includes('country') ? { country: unit.country } : {};
  const tail = by?.includes('country') ? `|${unit.country}` : '';
  const { adGroupId, keywordId } = unit;
  switch (level) {
    case 'campaign':
      return { key: `${campaignId}${tail}`, subject: () => ({ campaignId, ...country }) };
    case 'adGroup':
      return { key: `${adGroupId}${tail}`, subject: () => ({ campaignId, adGroupId, ...country }) };
    case 'ad':
      return {
        key: `${adGroupId}|${adId}${tail}`,
        subject: () => ({ campaignId, adGroupId, adId, ...country }),
      };
    case 'keyword':
    case 'searchTerm':
      return {
        key: `${adGroupId}|${keywordId}${tail}`,
        subject: () => ({ campaignId, adGroupId, keywordId, ...country }),
      };
  }
}
