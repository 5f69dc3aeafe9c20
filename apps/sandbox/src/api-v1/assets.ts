import { assetQuery } from '@tapwright/apple-ads/wire/look-ups/asset';
import { latest, type Row } from '../world/table.ts';
import { listScreenshots, type Screenshot } from '../world/screenshots.ts';
import type { App } from '../world/entities.ts';
import { listOwnApps } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import type { FieldValue } from './match-filter.ts';
import { queryRows, type Query } from './query-rows.ts';
import { timesOf } from './wire-forms.ts';

type AssetRow = { app: Row<App>; screenshot: Screenshot };

const nameOf = ({ display, position }: Screenshot): string => `${display}_${position}.png`;

/** Screenshots are all there is without a brand; they come from App Store Connect. */
const listAssets = (call: AccountCall): AssetRow[] =>
  listOwnApps(call).flatMap((app) =>
    listScreenshots(app.id, latest(app)).map((screenshot) => ({ app, screenshot })),
  );

function viewAsset({ app, screenshot }: AssetRow) {
  const { id, adamId, display, position, width, height } = screenshot;
  const { primaryLanguage } = latest(app);
  return {
    id,
    name: nameOf(screenshot),
    assetType: 'IMAGE',
    providerAssetId: `${adamId}-${display}-${position}`,
    promotedObjectId: String(adamId),
    promotedObjectType: 'APPSTORE_APP',
    providerAssetMetadata: {
      appPreviewDevice: display,
      assetGenId: `${adamId}/${primaryLanguage}/${display}/${position}`,
    },
    assetDetails: {
      width,
      height,
      format: 'PNG',
      sizeBytes: Math.round((width * height) / 6),
      orientation: 'PORTRAIT',
      sortPosition: position,
    },
    parentAssetId: null,
    variantIds: [],
    eligibility: { status: 'ELIGIBLE', blockedGroups: [], allowedGroups: [] },
    deleted: false,
    ...timesOf(app),
  };
}

const readAsset = (row: AssetRow, field: string): FieldValue => {
  const { id, name, assetType, providerAssetId, promotedObjectId, promotedObjectType, ...rest } =
    viewAsset(row);
  const { parentAssetId, deleted, creationTime, modificationTime } = rest;
  const readable: Record<string, FieldValue> = {
    id,
    name,
    assetType,
    providerAssetId,
    promotedObjectId,
    promotedObjectType,
    parentAssetId,
    deleted,
    creationTime,
    modificationTime,
  };
  return readable[field];
};

export const assetHandlers = {
  queryAssets: (call: AccountCall, { body }: { body: Query }) => {
    const { rows, pagination } = queryRows(listAssets(call), body, readAsset, assetQuery.paging);
    return { result: rows.map(viewAsset), pagination };
  },
  getAsset: (call: AccountCall, { path: { id } }: { path: { id: string } }) => {
    const found = listAssets(call).find(({ screenshot }) => screenshot.id === id.toLowerCase());
    return { result: viewAsset(found ?? refuse('NOT_FOUND', `There is no asset ${id}.`)) };
  },
} satisfies Partial<Handlers>;
