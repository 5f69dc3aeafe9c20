import type { Ad, Creative, ProductPage } from '../entities.ts';
import { makeUuid } from '../make-uuid.ts';
import { latest, type Row, type Stamp } from '../table.ts';
import type { Place } from './demo-structure.ts';
import type { FindPlace } from './demo-states.ts';
import type { Diary } from './diary.ts';

const minuteInDays = 1 / 1440;

type NewPage = { name: string; state?: ProductPage['state']; best: number };

/** A page that speaks of one search above all; made in App Store Connect. */
function addPage(
  { world, app, state }: Place,
  { name, state: shown = 'VISIBLE', best }: NewPage,
  by: Stamp,
): string {
  const uuid = makeUuid(world.seed, `page ${app.id} ${name}`);
  const [a, b, c, d, e, f] = state.concepts;
  const raised = (value: number, concept: number): number => (concept === best ? 1 : value);
  const concepts = [
    raised(a, 0),
    raised(b, 1),
    raised(c, 2),
    raised(d, 3),
    raised(e, 4),
    raised(f, 5),
  ] as const;
  world.productPages.insert({ adamId: app.id, uuid, name, state: shown, deepLink: null, concepts }, by);
  return uuid;
}

function addCreative(
  { world, adAccountId, app }: Place,
  name: string,
  pageId: string | null,
  by: Stamp,
  review: Creative['review'] = 'APPROVED',
): Row<Creative> {
  const type = pageId === null ? 'DEFAULT_PRODUCT_PAGE' : 'CUSTOM_PRODUCT_PAGE';
  const subject = { adAccountId, adamId: app.id, name, type, productPageUuid: pageId } as const;
  return world.creatives.insert({ ...subject, review, reviewReasons: [], deleted: false }, by);
}

function addAd(
  { world }: Place,
  campaignName: string,
  creative: Row<Creative>,
  part: Pick<Ad, 'status' | 'review'>,
  by: Stamp,
): Row<Ad> {
  const campaign = [...world.campaigns.rows()].find((row) => latest(row).name === campaignName);
  const group = campaign && world.adGroups.list(campaign.id)[0];
  if (!group) throw new RangeError(`no ad group in ${campaignName}`);
  const subject = { campaignId: campaign.id, adGroupId: group.id, creativeId: creative.id };
  return world.ads.insert({ ...subject, name: latest(creative).name, ...part, deleted: false }, by);
}

/** Pages, creatives and ads of the first organisation in every state: shown, paused, under review, refused, hidden. */
export function addPages(find: FindPlace, diary: Diary): void {
  const focus = find('Fokalune', 'DE');
  const scanner = find('Skanlio', 'BR');
  diary.plan(diary.stamp(150), (by) => {
    const shown = addCreative(focus, 'Deep work', addPage(focus, { name: 'Deep work', best: 0 }, by), by);
    addAd(focus, 'fokalune_DE_Category', shown, { status: 'ENABLED', review: 'APPROVED' }, by);
    const tried = addCreative(
      focus,
      'For students',
      addPage(focus, { name: 'For students', best: 3 }, by),
      by,
    );
    addAd(focus, 'fokalune_DE_Category', tried, { status: 'PAUSED', review: 'APPROVED' }, by);
    addCreative(
      focus,
      'Last winter',
      addPage(focus, { name: 'Last winter', state: 'HIDDEN', best: 1 }, by),
      by,
    );
    addCreative(focus, 'Default page', null, by);
  });
  const refused: { creativeId: number; adId: number }[] = [];
  diary.plan(diary.stamp(12), (by) => {
    const pageId = addPage(scanner, { name: 'Free Wi-Fi everywhere', best: 1 }, by);
    const creative = addCreative(scanner, 'Free Wi-Fi everywhere', pageId, by, 'PENDING');
    const pending = { status: 'ENABLED', review: 'PENDING' } as const;
    refused.push({
      creativeId: creative.id,
      adId: addAd(scanner, 'skanlio_BR_Category', creative, pending, by).id,
    });
  });
  diary.plan(diary.stamp(11, 'APPLE_SUPPORT', 1), (by) => {
    for (const { creativeId, adId } of refused) {
      const reviewReasons = ['POLICY_PROHIBITED'];
      scanner.world.creatives.change(creativeId, { review: 'REJECTED', reviewReasons }, by);
      scanner.world.ads.change(adId, { review: 'REJECTED' }, by);
    }
  });
  diary.plan(diary.stamp(20 * minuteInDays), (by) => {
    addCreative(focus, 'New year', addPage(focus, { name: 'New year', best: 2 }, by), by, 'PENDING');
  });
}
