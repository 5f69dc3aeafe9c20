import type { App } from '../world/entities.ts';
import { findStorefront, storefronts } from '../world/storefronts.ts';
import type { FieldValue } from './match-filter.ts';

const assetOf = (adamId: number, device: string) => ({
  assets: [{ assetId: `${adamId}-${device}-1` }, { assetId: `${adamId}-${device}-2` }],
  appPreviewDeviceFallBackDevices: [],
});

export const deviceKeys = { IPHONE: 'iphone_6_5', IPAD: 'ipad_pro_12_9' } as const;

/** The invented apps speak their primary language only. */
export function localeDetailsOf(adamId: number, app: App) {
  const storefront =
    storefronts.find(({ languageCode }) => languageCode === app.primaryLanguage) ?? findStorefront('US');
  return {
    adamId: String(adamId),
    language: storefront?.language ?? 'en',
    languageCode: app.primaryLanguage,
    appName: app.name,
    subTitle: app.subtitle,
    promotionalText: `${app.name}: ${app.subtitle}`.slice(0, 170),
    shortDescription: `${app.name} by ${app.developer}. ${app.subtitle}.`,
    deviceClasses: [...app.deviceClasses],
    assetsByDevice: Object.fromEntries(
      app.deviceClasses.map((device) => [deviceKeys[device], assetOf(adamId, deviceKeys[device])]),
    ),
  };
}

export type LocaleDetails = ReturnType<typeof localeDetailsOf>;

export const localeField = (row: LocaleDetails & { productPageId?: string }, field: string): FieldValue => {
  if (field === 'productPageId') return row.productPageId;
  return field === 'language' ? row.language : row.languageCode;
};
