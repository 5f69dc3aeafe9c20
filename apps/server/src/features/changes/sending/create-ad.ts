import { AppleAdsError } from '@tapwright/apple-ads/client/errors';
import * as z from 'zod/mini';
import { putCreatives, replaceProductPages } from '../../apple-sync/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { findCreativeOf, isPageKnown, type PageKey } from '../ads/ad-pages-store.ts';
import type { EditRow } from '../sets/edits-store.ts';
import type { AppleRow } from './read-objects.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';
import { writeNewAd } from './write-new.ts';

const ofPage = z.looseObject({ name: z.string(), productPageId: z.string() });

/** An ad shows a creative of its page: one that is there, or a new one. */
export async function createAd(context: SendContext, edit: EditRow, adamId: string): Promise<AppleRow> {
  const { calls, signal, teamId, adAccountId, deps } = context;
  const { productPageId } = z.parse(ofPage, edit.after);
  const key = { teamId, adAccountId, productPageId };
  await learnPage(context, key, adamId);
  const creativeId =
    (await findCreativeOf(deps.database.write, key)) ?? (await makeCreative(context, edit, adamId));
  const body = { adGroupId: edit.adGroupId ?? '', creativeId, ...writeNewAd(edit.after) };
  return calls.createAd(body, { signal, maxWaitMs });
}

/** Its id is in its name, by which it is found where Apple never answered that it was made. */
async function makeCreative(context: SendContext, edit: EditRow, adamId: string): Promise<string> {
  const { calls, signal, deps } = context;
  const options = { signal, maxWaitMs };
  const { name: called, productPageId } = z.parse(ofPage, edit.after);
  const name = `${Array.from(called).slice(0, 100).join('')} ${productPageId}`;
  const before = edit.attempts > 0 ? await findNamed(context, name) : undefined;
  const creative =
    before === undefined
      ? await calls.createCreative(
          {
            name,
            creativeType: 'CUSTOM_PRODUCT_PAGE',
            destination: {
              destinationType: 'APP_STORE_PRODUCT_PAGE',
              parameters: { adamId, productPageId },
            },
          },
          options,
        )
      : await calls.getCreative(before, options);
  await systemWrite(deps, 'what an ad of a set shows, whose commit was logged', async ({ tx }) => {
    await putCreatives(tx, context, [creative]);
  });
  return creative.id;
}

async function findNamed({ calls, signal }: SendContext, name: string): Promise<string | undefined> {
  const filters = [{ field: 'name', operator: 'EQUALS', value: name }] as const;
  const found: string[] = [];
  for await (const { rows } of calls.queryCreatives.pages({ filters }, { signal, maxWaitMs }))
    for (const row of rows) if (row.deleted !== true) found.push(row.id);
  return found[0];
}

/** One that was made today was not read yet; without its name the ad is made all the same. */
async function learnPage(context: SendContext, key: PageKey, adamId: string): Promise<void> {
  const { calls, signal, deps } = context;
  if (await isPageKnown(deps.database.write, key)) return;
  const filters = [{ field: 'adamId', operator: 'EQUALS', value: adamId }] as const;
  const pages: { id: string }[] = [];
  try {
    for await (const { rows } of calls.queryProductPages.pages({ filters }, { signal, maxWaitMs }))
      pages.push(...rows);
  } catch (error) {
    if (error instanceof AppleAdsError) return;
    throw error;
  }
  await systemWrite(deps, 'what Apple answered about pages of an app', async ({ tx }) =>
    replaceProductPages(tx, context, adamId, pages),
  );
}
