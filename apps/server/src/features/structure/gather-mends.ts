import type { StructureFinding } from '@tapwright/domain/structure-types';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { RequestedEdit } from '../changes/index.ts';

type Mended = StructureFinding & { currency: string };

/** What mends one fault; nothing where only a person can decide. */
function requestMend({ campaignId, adGroupId, mend, currency }: Mended): RequestedEdit[] {
  if (mend === null || campaignId === null) return [];
  const inAdGroup = adGroupId ?? '';
  switch (mend.does) {
    case 'addNegatives':
      return mend.words.map((text) => ({
        kind: 'negativeKeyword',
        intent: 'create',
        campaignId,
        fields: { text, matchType: 'EXACT' },
      }));
    case 'removeNegative':
      return [{ kind: 'negativeKeyword', intent: 'remove', id: mend.negativeKeywordId, fields: {} }];
    case 'pauseKeywords':
      return mend.keywordIds.map(pauseKeyword);
    case 'makeExact':
      return [
        pauseKeyword(mend.keywordId),
        ...(mend.isThere
          ? []
          : [
              {
                kind: 'keyword',
                intent: 'create',
                adGroupId: inAdGroup,
                fields: { text: mend.text, matchType: 'EXACT' },
              } satisfies RequestedEdit,
            ]),
      ];
    case 'setBid': {
      const bid = toAmount(moneyOf(mend.bid, findCurrency(currency) ?? 'USD'));
      return mend.keywordId === null
        ? [{ kind: 'adGroup', intent: 'update', id: inAdGroup, fields: { bid } }]
        : [{ kind: 'keyword', intent: 'update', id: mend.keywordId, fields: { bid } }];
    }
    case 'pauseAdGroup':
      return [{ kind: 'adGroup', intent: 'update', id: inAdGroup, fields: { status: 'paused' } }];
    case 'switchSearchMatchOff':
      return [{ kind: 'adGroup', intent: 'update', id: inAdGroup, fields: { searchMatch: false } }];
    case 'rename':
      return [{ kind: 'campaign', intent: 'update', id: campaignId, fields: { name: mend.name } }];
  }
}

const pauseKeyword = (id: string): RequestedEdit => ({
  kind: 'keyword',
  intent: 'update',
  id,
  fields: { status: 'paused' },
});

/** Two faults may be mended by the same edit; each object is edited once. */
export function gatherMends<One extends Mended>(
  findings: readonly One[],
): { edit: RequestedEdit; of: One }[] {
  const seen = new Set<string>();
  return findings.flatMap((of) =>
    requestMend(of).flatMap((edit) => {
      const key = [edit.kind, edit.id ?? edit.campaignId ?? edit.adGroupId, edit.fields.text ?? ''].join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ edit, of }];
    }),
  );
}
