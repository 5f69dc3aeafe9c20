import type { AdGroupForm, CampaignForm } from '@tapwright/contracts/creation';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { findStopping } from '@tapwright/domain/negative-match';
import { listNegatives } from '../request-creation.ts';

export type SelfBlocked = {
  readonly negative: string;
  readonly keywords: readonly string[];
  /** What both fields hold once this one blocks its own words alone; an exact one blocks just what it says. */
  readonly makeExact: (() => { campaign: string; adGroup: string }) | undefined;
};

/** Negatives that keep keywords of the same ad group from ever being met. */
export function findSelfBlocked(
  campaign: Pick<CampaignForm, 'negatives'>,
  adGroup: Pick<AdGroupForm, 'negatives' | 'keywords' | 'matchType'>,
): SelfBlocked[] {
  const negatives = [...listNegatives(campaign.negatives), ...listNegatives(adGroup.negatives)];
  if (negatives.length === 0) return [];
  const stopping = findStopping(negatives);
  const found = new Map<string, { matchType: string; keywords: string[] }>();
  for (const { text, matchType, leftOut } of readKeywordLines(adGroup.keywords, adGroup.matchType)) {
    const negative = leftOut === undefined ? stopping({ text, matchType }) : undefined;
    if (negative === undefined) continue;
    const known = found.get(negative.text) ?? { matchType: negative.matchType, keywords: [] };
    known.keywords.push(text);
    found.set(negative.text, known);
  }
  return [...found].map(([negative, { matchType, keywords }]) => ({
    negative,
    keywords,
    makeExact:
      matchType === 'EXACT' || keywords.includes(negative)
        ? undefined
        : () => ({
            campaign: bracket(campaign.negatives, negative),
            adGroup: bracket(adGroup.negatives, negative),
          }),
  }));
}

const bracket = (lines: string, negative: string): string =>
  lines
    .split('\n')
    .map((line) =>
      line
        .split(/([,，、;；])/)
        .map((part) => (part.trim() === negative ? part.replace(negative, `[${negative}]`) : part))
        .join(''),
    )
    .join('\n');
