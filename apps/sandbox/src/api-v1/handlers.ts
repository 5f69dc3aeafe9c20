import { accountHandlers } from './accounts.ts';
import { adGroupHandlers } from './ad-groups.ts';
import { adHandlers } from './ads.ts';
import { queryImpressionShare } from './advice/impression-share.ts';
import { querySearchTermPopularity } from './advice/popularity.ts';
import { recommendationHandlers } from './advice/recommendation-handlers.ts';
import {
  suggestCategories,
  suggestKeywords,
  suggestPhrases,
  suggestTargetCpas,
} from './advice/suggestions.ts';
import { appHandlers } from './apps.ts';
import { assetHandlers } from './assets.ts';
import type { Handlers } from './call.ts';
import { campaignHandlers } from './campaigns.ts';
import { changeHistoryHandlers } from './change-history.ts';
import { creativeHandlers } from './creatives.ts';
import { eligibilityHandlers } from './eligibilities.ts';
import { geoHandlers } from './geo.ts';
import { keywordHandlers } from './keywords.ts';
import { mapsHandlers } from './maps.ts';
import { negativeKeywordHandlers } from './negative-keywords.ts';
import { productPageHandlers } from './product-pages.ts';
import { reportHandlers } from './reports/report-handlers.ts';
import { sharedBudgetHandlers } from './shared-budgets.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...sharedBudgetHandlers,
  ...campaignHandlers,
  ...adGroupHandlers,
  ...keywordHandlers,
  ...negativeKeywordHandlers,
  ...adHandlers,
  ...creativeHandlers,
  ...assetHandlers,
  ...appHandlers,
  ...productPageHandlers,
  ...eligibilityHandlers,
  ...geoHandlers,
  ...reportHandlers,
  queryImpressionShare,
  querySearchTermPopularity,
  ...recommendationHandlers,
  suggestKeywords,
  suggestPhrases,
  suggestCategories,
  suggestTargetCpas,
  ...changeHistoryHandlers,
  ...mapsHandlers,
};
