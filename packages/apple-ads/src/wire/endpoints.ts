import { accountEndpoints } from './endpoints/accounts.ts';
import { adviceEndpoints } from './endpoints/advice.ts';
import { campaignEndpoints } from './endpoints/campaigns.ts';
import { keywordEndpoints } from './endpoints/keywords.ts';
import { lookUpEndpoints } from './endpoints/look-ups.ts';
import { mapsEndpoints } from './endpoints/maps.ts';
import { reportEndpoints } from './endpoints/reports.ts';

export const baseUrl = 'https://api.ads.apple.com/v1';

/** Every call of the Platform API 1.0: one source for whoever asks and for whoever answers. */
export const endpoints = {
  ...accountEndpoints,
  ...campaignEndpoints,
  ...keywordEndpoints,
  ...lookUpEndpoints,
  ...reportEndpoints,
  ...adviceEndpoints,
  ...mapsEndpoints,
};

export type EndpointName = keyof typeof endpoints;
