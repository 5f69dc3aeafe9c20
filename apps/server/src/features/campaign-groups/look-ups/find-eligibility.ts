import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { EligibleStorefront, findEligibility as call, Rejection } from '@tapwright/contracts/look-ups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AskOptions, askForGroup } from '../apple/ask-for-group.ts';

const pageSize = 1000;
const devices = ['IPHONE', 'IPAD'] as const;

export async function findEligibility(
  context: TeamContext,
  { campaignGroupId, adamId, placement }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'lookUpFailed', async (calls, options) => {
    const [rows, languages, rejections, app] = await Promise.all([
      listEligibilities(calls, { adamId, placement }, options),
      listLanguages(calls, options),
      listRejections(calls, { adamId, placement }, options),
      calls.getApp(adamId, options).catch(() => undefined),
    ]);
    if (!rows.some(({ state }) => state === 'ELIGIBLE')) throw new Refusal('appNotSupported');
    const reasons = new Map(
      rejections.flatMap(({ productPageId, country, reason }) =>
        productPageId === null ? [[country ?? '', reason] as const] : [],
      ),
    );
    const countries = [...new Set(rows.flatMap(({ countryOrRegion }) => countryOrRegion ?? []))];
    return {
      adamId,
      name: app?.appName ?? adamId,
      developer: app?.artistName ?? null,
      genre: app?.primaryGenre ?? null,
      storefronts: countries.map((country): EligibleStorefront => {
        const there = rows.filter((row) => row.countryOrRegion === country && row.state === 'ELIGIBLE');
        const shown = devices.filter((device) => there.some(({ deviceClass }) => deviceClass === device));
        const reason = reasons.get(country) ?? reasons.get('') ?? null;
        return {
          country,
          devices: shown,
          languages: languages.get(country) ?? [],
          reason: shown.length > 0 ? null : reason,
        };
      }),
      rejections,
      askedAt: context.clock.now().toISOString(),
    };
  });
}

async function listEligibilities(
  calls: AdAccountCalls,
  { adamId, placement }: Pick<ParsedQueryOf<typeof call>, 'adamId' | 'placement'>,
  options: AskOptions,
) {
  const { rows } = await calls.queryEligibilities(
    {
      filters: [
        { field: 'adamId', operator: 'EQUALS', value: adamId },
        { field: 'supplyPlacement', operator: 'EQUALS', value: placement },
      ],
      pagination: { pageSize },
    },
    options,
  );
  return rows;
}

async function listLanguages(calls: AdAccountCalls, options: AskOptions): Promise<Map<string, string[]>> {
  const { rows } = await calls.querySupportedLanguages({ pagination: { pageSize: 200 } }, options);
  return new Map(
    rows.map(({ countryCode, adsDefaultLanguages, adsSupportedLanguages }) => [
      countryCode,
      [
        ...new Set(
          [...(adsDefaultLanguages ?? []), ...(adsSupportedLanguages ?? [])].flatMap(
            ({ language }) => language ?? [],
          ),
        ),
      ],
    ]),
  );
}

/** Of the app's own pages and those made for ads; those of somebody's creative stand at its ads. */
async function listRejections(
  calls: AdAccountCalls,
  { adamId, placement }: Pick<ParsedQueryOf<typeof call>, 'adamId' | 'placement'>,
  options: AskOptions,
): Promise<Rejection[]> {
  const { rows } = await calls.queryRejectionReasons(
    { filters: [{ field: 'adamId', operator: 'EQUALS', value: adamId }], pagination: { pageSize } },
    options,
  );
  return rows
    .filter(
      ({ productPageId, creativeId, supplyPlacement }) =>
        (productPageId || !creativeId) && (!supplyPlacement || supplyPlacement === placement),
    )
    .map(({ productPageId, countryOrRegion, comment, reasonCode }) => ({
      productPageId: productPageId?.toLowerCase() ?? null,
      country: countryOrRegion ?? null,
      reason: comment ?? reasonCode ?? '',
    }));
}
