import { campaignEndpointsV5 } from './endpoints/campaigns.ts';
import { keywordEndpointsV5 } from './endpoints/keywords.ts';
import { lookUpEndpointsV5 } from './endpoints/look-ups.ts';
import { reportEndpointsV5 } from './endpoints/reports.ts';

/** From this day on every call is an error. */
export const endsOn = '2027-01-26';

/** The calls of the Campaign Management API v5. */
export const endpointsV5 = {
  ...lookUpEndpointsV5,
  ...campaignEndpointsV5,
  ...keywordEndpointsV5,
  ...reportEndpointsV5,
};

export type EndpointNameV5 = keyof typeof endpointsV5;
