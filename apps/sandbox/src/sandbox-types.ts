/*
 * What the package shows of itself. Nothing is imported here: the build copies this file as the package's types.
 */

export type SandboxOptions = {
  /** 0, the default in process, takes a free one. */
  port?: number | undefined;
  host?: string | undefined;
  /** The address under which clients reach it, where that is another than it listens on. */
  origin?: string | undefined;
  /** Certificate and private key as PEM; with them it speaks TLS alone. */
  tls?: { cert: string; key: string } | undefined;
  /** The same seed and the same calls give the same answers. */
  seed?: number | undefined;
  /** Where its clock begins; left out, it follows the machine's. */
  clock?: Date | string | number | undefined;
  /** Times as fast as real time; 0 stands still. */
  speed?: number | undefined;
  world?: WorldKind | undefined;
  /** Where Apple's pages contradict each other: `strict` (if not said) refuses what one of them refuses. */
  profile?: 'strict' | 'lenient' | undefined;
  /** How long `agency` and `large` have delivered. */
  days?: number | undefined;
  /** Organisations, campaigns and figures of your own, beside those of the world. */
  fixtures?: Fixtures | undefined;
  /** Requests a minute, for each API user and ad account. */
  rateLimit?: number | undefined;
  /** A folder in which the world is kept. */
  data?: string | undefined;
  onRequest?: ((entry: JournalEntry) => void) | undefined;
};

export type WorldKind = 'demo' | 'agency' | 'large' | 'empty';

export type SandboxRole =
  | 'Admin'
  | 'API Account Manager'
  | 'API Account Read Only'
  | 'Limited Access: API Read & Write'
  | 'Limited Access: API Read Only';

/** What a client needs to sign in. */
export type Credentials = {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKeyPem: string;
  orgId: number;
  adAccountIds: number[];
  /** The same accounts as the older API numbers them. */
  v5OrgIds?: number[];
};

export type JournalProblem = { code: string | null; field: string | null; message: string };

/** `rule` is the function of the sandbox that refused. */
export type JournalRefusal = { rule: string | null; problems: JournalProblem[] };

export type JournalEntry = {
  number: number;
  /** By the sandbox's clock. */
  at: string;
  clientId: string | null;
  orgId: number | null;
  adAccountId: number | null;
  method: string;
  path: string;
  /** Null: the connection ended without an answer. */
  status: number | null;
  tookMs: number;
  refusal: JournalRefusal | null;
  /** Kinds of the faults that were placed for it. */
  faults: string[];
};

/** Figures that were: of a keyword, an ad group or a campaign, on a day of the account's calendar. */
export type FixtureFigure = {
  on: string;
  /** The campaign's first country, if left out. */
  country?: string | undefined;
  device?: 'IPHONE' | 'IPAD' | undefined;
  /** As many as taps, if left out. */
  impressions?: number | undefined;
  taps?: number | undefined;
  /** In the currency of the organisation. */
  spend?: string | undefined;
  newDownloads?: number | undefined;
  redownloads?: number | undefined;
  viewNewDownloads?: number | undefined;
  viewRedownloads?: number | undefined;
};

export type FixtureKeyword = {
  id?: number | undefined;
  text: string;
  matchType?: 'EXACT' | 'BROAD' | undefined;
  bid?: string | undefined;
  status?: 'ENABLED' | 'PAUSED' | undefined;
  figures?: FixtureFigure[] | undefined;
};

export type FixtureNegativeKeyword = { text: string; matchType?: 'EXACT' | 'BROAD' | undefined };

export type FixtureAdGroup = {
  id?: number | undefined;
  name: string;
  bid?: string | undefined;
  status?: 'ENABLED' | 'PAUSED' | undefined;
  searchMatch?: boolean | undefined;
  keywords?: FixtureKeyword[] | undefined;
  negativeKeywords?: FixtureNegativeKeyword[] | undefined;
  figures?: FixtureFigure[] | undefined;
};

/** One with figures of its own takes no part in auctions; any other lives in the market. */
export type FixtureCampaign = {
  id?: number | undefined;
  name: string;
  /** The name of one of the organisation's apps; the first, if left out. */
  app?: string | undefined;
  countries?: string[] | undefined;
  dailyBudget: string;
  /** With a target CPA it is one of Maximize Conversions. */
  targetCpa?: string | undefined;
  status?: 'ENABLED' | 'PAUSED' | undefined;
  /** When it was made; left out, the first of its days with figures, or now. */
  since?: string | undefined;
  adGroups?: FixtureAdGroup[] | undefined;
  negativeKeywords?: FixtureNegativeKeyword[] | undefined;
  figures?: FixtureFigure[] | undefined;
};

export type FixtureApp = {
  adamId?: number | undefined;
  name: string;
  category?: string | undefined;
  /** How often its name is searched, 5 to 100. */
  brandPopularity?: number | undefined;
  productPages?: string[] | undefined;
};

export type FixtureOrganisation = {
  name: string;
  currency?: string | undefined;
  timezone?: string | undefined;
  paymentModel?: 'PAYG' | 'LOC' | undefined;
  apps?: FixtureApp[] | undefined;
  campaigns?: FixtureCampaign[] | undefined;
};

export type Fixtures = { organisations: FixtureOrganisation[] };

/** The ids under which the API knows what was loaded, in the order of the fixtures. */
export type LoadedOrganisation = {
  name: string;
  orgId: number;
  adAccountIds: number[];
  apps: { name: string; adamId: number; productPageIds: string[] }[];
  campaigns: {
    name: string;
    id: number;
    adGroups: { name: string; id: number; keywords: { text: string; id: number }[] }[];
  }[];
};

export type LoadedFixtures = { organisations: LoadedOrganisation[] };

/** What would a campaign bring? Days are of the account's calendar; money is in its currency. */
export type OutcomeQuestion = {
  campaignId: number;
  from: string;
  to: string;
  /** In force from the first day on; what is not named stays as it is. */
  change?:
    | {
        dailyBudget?: string | undefined;
        targetCpa?: string | undefined;
        adGroups?: { id: number; bid: string }[] | undefined;
        keywords?:
          | { id: number; bid?: string | undefined; status?: 'ENABLED' | 'PAUSED' | undefined }[]
          | undefined;
      }
    | undefined;
};

/** Means, which are seldom whole. Installs as they are once all have arrived. */
export type ExpectedOutcome = {
  on: string;
  impressions: number;
  taps: number;
  spend: number;
  tapInstalls: number;
  viewInstalls: number;
};

/** Of one search, over all of the days together. */
export type ExpectedTerm = Omit<ExpectedOutcome, 'on'> & {
  adGroupId: number;
  /** Null: it came by Search Match. */
  keywordId: number | null;
  country: string;
  /** Null: the many searches too rare to be named. */
  searchTerm: string | null;
};

/** A sandbox with a world, a clock and a port of its own. */
export type RunningSandbox = {
  /** Where it listens, such as `http://127.0.0.1:49152`. */
  readonly origin: string;
  /** A ready API user of the first organisation, the same for the same seed. */
  readonly user: Credentials;
  addUser: (wanted?: {
    orgId?: number | undefined;
    role?: SandboxRole | undefined;
    adAccountIds?: number[] | undefined;
  }) => Credentials;
  /** A bearer token, good for an hour of its clock; of `user` if nobody else is named. */
  token: (user?: Pick<Credentials, 'clientId'>) => Promise<string>;
  now: () => Date;
  step: (by: { days?: number | undefined; ms?: number | undefined }) => void;
  requests: () => readonly JournalEntry[];
  loadFixtures: (fixtures: Fixtures) => LoadedFixtures;
  /** What the market would bring in the mean: the truth against which whoever judges can be measured. */
  expectOutcomes: (question: OutcomeQuestion) => ExpectedOutcome[];
  /** The same search by search, over all of the days together, as long as there is money. */
  expectTerms: (question: OutcomeQuestion) => ExpectedTerm[];
  stop: () => Promise<void>;
};
