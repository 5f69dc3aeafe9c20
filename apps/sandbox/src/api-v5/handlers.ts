import { accountHandlers } from './accounts.ts';
import { adGroupHandlers } from './ad-groups.ts';
import { adHandlers } from './ads.ts';
import { appHandlers } from './apps.ts';
import { budgetOrderHandlers } from './budget-orders.ts';
import type { Handlers } from './call.ts';
import { campaignHandlers } from './campaigns.ts';
import { creativeHandlers } from './creatives.ts';
import { customReportHandlers } from './custom-reports/custom-report-handlers.ts';
import { geoHandlers } from './geo.ts';
import { keywordHandlers } from './keywords.ts';
import { marketAndAssetHandlers } from './markets-and-assets.ts';
import { negativeKeywordHandlers } from './negative-keywords.ts';
import { productPageHandlers } from './product-pages.ts';
import { reportHandlers } from './reports/report-handlers.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...budgetOrderHandlers,
  ...appHandlers,
  ...productPageHandlers,
  ...geoHandlers,
  ...marketAndAssetHandlers,
  ...campaignHandlers,
  ...adGroupHandlers,
  ...adHandlers,
  ...creativeHandlers,
  ...keywordHandlers,
  ...negativeKeywordHandlers,
  ...reportHandlers,
  ...customReportHandlers,
};
