import type { EndpointName } from './endpoints.ts';
import { accountExamples } from './examples/accounts.ts';
import { adviceExamples } from './examples/advice.ts';
import { campaignExamples } from './examples/campaigns.ts';
import type { Example } from './examples/example.ts';
import { keywordExamples } from './examples/keywords.ts';
import { lookUpExamples } from './examples/look-ups.ts';
import { mapsExamples } from './examples/maps.ts';
import { reportExamples } from './examples/reports.ts';

/** A call that lacks one does not compile. */
export const examples: Record<EndpointName, Example> = {
  ...accountExamples,
  ...campaignExamples,
  ...keywordExamples,
  ...lookUpExamples,
  ...reportExamples,
  ...adviceExamples,
  ...mapsExamples,
};
