import type { Example } from '@tapwright/apple-ads/wire/examples/example';
import { campaignExamplesV5 } from './examples/campaigns.ts';
import { keywordExamplesV5 } from './examples/keywords.ts';
import { lookUpExamplesV5 } from './examples/look-ups.ts';
import { reportExamplesV5 } from './examples/reports.ts';
import type { EndpointNameV5 } from './endpoints.ts';

export const examplesV5: Record<EndpointNameV5, Example> = {
  ...lookUpExamplesV5,
  ...campaignExamplesV5,
  ...keywordExamplesV5,
  ...reportExamplesV5,
};
