import type { findAdGroup } from '@tapwright/contracts/ad-groups';
import type { findAds } from '@tapwright/contracts/ads';
import type { findChangeDays } from '@tapwright/contracts/change-days';
import type { AnswerOf, QueryOf } from '@tapwright/contracts/call';
import type { findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import type { measureNames } from '@tapwright/contracts/report-measures';
import type { adStatuses, deliveryModes } from '@tapwright/contracts/ad-values';
import type { findReportKinds, KindRow as Kind } from '@tapwright/contracts/report-kinds';
import type { findReportParts } from '@tapwright/contracts/report-parts';
import type { audienceDimensions, CampaignKindName, granularities } from '@tapwright/contracts/report-query';
import type {
  findReportAdGroupList,
  findReportKeywordTotalBySearch,
  findReportCampaignGroupList,
  findReportCampaignList,
  findReportCampaignTotal,
  findReportCampaignTotalAudienceType,
} from '@tapwright/contracts/reports';
import type { findWords } from '@tapwright/contracts/words';

export type MeasureName = (typeof measureNames)[number];
export type AdStatus = (typeof adStatuses)[number];
export type DeliveryMode = (typeof deliveryModes)[number];
export type Granularity = (typeof granularities)[number];
export type RowsBy = AudienceDimension | CampaignKindName;
export type AudienceDimension = (typeof audienceDimensions)[number];

export type ReportDays = AnswerOf<typeof findReportCampaignTotal>;
export type ReportEdges = ReportDays['edges'];
export type Audience = AnswerOf<typeof findReportCampaignTotalAudienceType>;
export type GroupList = AnswerOf<typeof findReportCampaignGroupList>;
export type CampaignList = AnswerOf<typeof findReportCampaignList>;
export type AdGroupList = AnswerOf<typeof findReportAdGroupList>;
export type AdList = AnswerOf<typeof findAds>;
export type KeywordList = AnswerOf<typeof findKeywords>;
export type SearchTermList = AnswerOf<typeof findReportKeywordTotalBySearch>;

export type GroupRow = GroupList['list'][number];
export type CampaignRow = CampaignList['list'][number];
export type AdGroupRow = AdGroupList['list'][number];
export type AdRow = AdList['list'][number];
export type KeywordRow = KeywordList['list'][number];
export type SearchTermRow = SearchTermList['list'][number];
export type KindList = AnswerOf<typeof findReportKinds>;
export type KindRow = Kind;
export type KindsQuestion = QueryOf<typeof findReportKinds> & OfTeam;
export type AudienceRow = Audience['list'][number];
export type NegativeRow = AnswerOf<typeof findNegativeKeywords>['list'][number];

export type WordList = AnswerOf<typeof findWords>;
type OfTeam = { readonly teamId: number };
export type ListQuestion = QueryOf<typeof findReportCampaignList> & OfTeam;
export type DaysQuestion = QueryOf<typeof findReportCampaignTotal> & OfTeam;
export type PartsQuestion = QueryOf<typeof findReportParts> & OfTeam;
export type ReportParts = AnswerOf<typeof findReportParts>;
export type ChangeDaysQuestion = QueryOf<typeof findChangeDays> & OfTeam;
export type AudienceQuestion = QueryOf<typeof findReportCampaignTotalAudienceType> & OfTeam;
export type NegativesQuestion = QueryOf<typeof findNegativeKeywords> & OfTeam;
export type WordsQuestion = QueryOf<typeof findWords> & OfTeam;
export type SortName = NonNullable<ListQuestion['sortBy']>;
export type AdGroupSettings = AnswerOf<typeof findAdGroup>;
