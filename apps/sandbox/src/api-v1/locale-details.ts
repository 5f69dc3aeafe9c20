import type { App } from '../world/entities.ts';
import { displays, listScreenshots } from '../world/screenshots.ts';
import { findStorefront, storefronts } from '../world/storefronts.ts';
import type { FieldValue } from './match-filter.ts';

const assetsOn = (adamId: number, app: App, display: string) => ({
  assets: listScreenshots(adamId, app)
    .filter((screenshot) => screenshot.display === display)
    .map(({ id }) => ({ assetId: id })),
  appPreviewDeviceFallBackDevices: [],
});

/** The invented apps speak their primary language only. */
export function localeDetailsOf(adamId: number, app: App) {
  const storefront =
    storefronts.find(({ languageCode }) => languageCode === app.primaryLanguage) ?? findStorefront('US');
  return {
    adamId,
    language: storefront?.language ?? 'en',
    languageCode: app.primaryLanguage,
    appName: app.name,
    subTitle: app.subtitle,
    promotionalText: `${app.name}: ${app.subtitle}`.slice(0, 170),
    shortDescription: `${app.name} by ${app.developer}. ${app.subtitle}.`,
    deviceClasses: [...app.deviceClasses],
    assetsByDevice: Object.fromEntries(
      app.deviceClasses.map((device) => [
        displays[device].name,
        assetsOn(adamId, app, displays[device].name),
      ]),
    ),
  };
}

export type LocaleDetails = ReturnType<typeof localeDetailsOf>;

export const localeField = (row: LocaleDetails & { productPageId?: string }, field: string): FieldValue => {
  if (field === 'productPageId') return row.productPageId;
  return field === 'language' ? row.language : row.languageCode;
};
