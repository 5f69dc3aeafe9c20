import type { CategoryKey } from './categories.ts';
import type { ConceptWeights } from './vocabulary/vocabulary.ts';

/** Money in hundredths of a unit of the account's currency, always a whole number. */
export type Hundredths = number;

/** Milliseconds since 1970, UTC. */
export type Instant = number;

export type UserStatus = 'ENABLED' | 'PAUSED';
export type MatchType = 'EXACT' | 'BROAD';
export type DeviceClass = 'IPHONE' | 'IPAD';
export type Gender = 'M' | 'F';
export type PaymentModel = 'LOC' | 'PAYG';

export const placements = [
  'APPSTORE_SEARCH_RESULTS',
  'APPSTORE_SEARCH_TAB',
  'APPSTORE_TODAY_TAB',
  'APPSTORE_PRODUCT_PAGES',
] as const;
export type Placement = (typeof placements)[number];

export type Org = {
  name: string;
  currency: string;
  timezone: string;
  paymentModel: PaymentModel;
  /** Reasons of the platform for holding everything; empty while all is well. */
  problems: readonly string[];
};

export type Delegation = {
  resourceId: string;
  resourceType: 'CONTENT_PROVIDER' | 'BUSINESS_BRAND';
  resourceName: string;
};

export type AdAccount = {
  orgId: number;
  name: string;
  productFeature: 'APPSTORE_APP_MANUAL' | 'BUSINESS_BRAND_MANUAL';
  delegations: readonly Delegation[];
  problems: readonly string[];
};

export type App = {
  name: string;
  subtitle: string;
  developer: string;
  /** The App Store Connect provider that owns it; null for a rival's app. */
  providerId: string | null;
  category: CategoryKey;
  secondaryCategory: CategoryKey | null;
  /** How well it answers each of the six searches of its category, 0 to 1. */
  concepts: ConceptWeights;
  /** How often its name is searched in its strongest storefront, 5 to 100. */
  brandPopularity: number;
  /** Storefronts that sell it; null means all. */
  storefronts: readonly string[] | null;
  deviceClasses: readonly DeviceClass[];
  primaryLanguage: string;
  preorder: boolean;
  /** Storefronts in which the platform refuses its ads, with the reason. `*` stands for all. */
  refusals: Readonly<Record<string, string>>;
};

export type ProductPage = {
  adamId: number;
  /** The id on the wire. */
  uuid: string;
  name: string;
  state: 'VISIBLE' | 'HIDDEN' | 'DELETED';
  deepLink: string | null;
  /** What the page speaks of, as weights over the app's six searches; it converts best there. */
  concepts: ConceptWeights;
};

export type BidStrategy = {
  type: 'MANUAL_CPT' | 'MAX_CONVERSIONS';
  /** Most to pay for a tap; with MAX_CONVERSIONS the target CPA. */
  bid: Hundredths | null;
};

export type InvoiceDetail = {
  primaryBuyerName: string;
  primaryBuyerEmail: string;
  billingEmail: string;
  clientName: string | null;
  orderNumber: string | null;
};

export type RegulationResponse = { regulationType: string; responseValue: string };

export type Campaign = {
  adAccountId: number;
  adamId: number;
  name: string;
  placement: Placement;
  countries: readonly string[];
  dailyBudget: Hundredths;
  bidStrategy: BidStrategy;
  status: UserStatus;
  startAt: Instant | null;
  endAt: Instant | null;
  sharedBudgetIds: readonly number[];
  invoiceDetail: InvoiceDetail | null;
  regulationResponses: readonly RegulationResponse[];
  deleted: boolean;
};

export type AgeRange = { min: number; max: number | null };

/** Null or an empty list means everybody. Geo values are ids of geo places. */
export type Targeting = {
  devices: readonly DeviceClass[] | null;
  ages: readonly AgeRange[] | null;
  genders: readonly Gender[] | null;
  geoIds: readonly string[] | null;
  haveApps: readonly string[];
  haveNotApps: readonly string[];
  appCategories: { include: readonly string[]; exclude: readonly string[] };
  /** Hours of the week from Sunday 00:00 in the zone of the account. */
  hoursOfWeek: readonly number[] | null;
};

export const everybody: Targeting = {
  devices: null,
  ages: null,
  genders: null,
  geoIds: null,
  haveApps: [],
  haveNotApps: [],
  appCategories: { include: [], exclude: [] },
  hoursOfWeek: null,
};

export type AdGroup = {
  campaignId: number;
  name: string;
  pricingModel: 'CPT' | 'CPM' | 'CPA';
  status: UserStatus;
  startAt: Instant | null;
  endAt: Instant | null;
  /** Null inherits the campaign's. */
  bid: Hundredths | null;
  cpaCap: Hundredths | null;
  searchMatch: boolean;
  searchMatchRequired: boolean;
  targeting: Targeting;
  deleted: boolean;
};

export type Keyword = {
  campaignId: number;
  adGroupId: number;
  text: string;
  matchType: MatchType;
  /** Null inherits the ad group's. */
  bid: Hundredths | null;
  status: UserStatus;
  deleted: boolean;
};

export type NegativeKeyword = {
  campaignId: number;
  /** Null: holds for the whole campaign. */
  adGroupId: number | null;
  text: string;
  matchType: MatchType;
  status: UserStatus;
  deleted: boolean;
};

export type Creative = {
  adAccountId: number;
  adamId: number;
  name: string;
  type: 'CUSTOM_PRODUCT_PAGE' | 'DEFAULT_PRODUCT_PAGE';
  /** The uuid of the product page; null for the default page. */
  productPageUuid: string | null;
  review: 'PENDING' | 'APPROVED' | 'REJECTED';
  /** Reasons of the platform while rejected. */
  reviewReasons: readonly string[];
  deleted: boolean;
};

export type Ad = {
  campaignId: number;
  adGroupId: number;
  creativeId: number;
  name: string;
  status: UserStatus;
  review: 'PENDING' | 'APPROVED' | 'REJECTED';
  deleted: boolean;
};

/** A budget order of an account that pays by line of credit. */
export type SharedBudget = {
  orgId: number;
  adAccountId: number;
  name: string;
  value: Hundredths;
  startAt: Instant;
  endAt: Instant | null;
  invoiceDetail: InvoiceDetail;
  cancelled: boolean;
  deleted: boolean;
};
