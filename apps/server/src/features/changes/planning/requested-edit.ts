import type { ChangeOrigin } from '@tapwright/contracts/change-set-view';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';

/** What somebody wants of one object, in the values of the call: amounts as typed. */
export type RequestedFields = {
  name?: string | undefined;
  status?: 'running' | 'paused' | undefined;
  isArchived?: boolean | undefined;
  dailyCap?: string | undefined;
  totalBudget?: string | undefined;
  cpaGoal?: string | undefined;
  /** Of a campaign for which Apple bids; it stands nowhere at Apple, and only a recommendation moves it. */
  targetCpa?: string | undefined;
  pausesAtGoal?: boolean | undefined;
  countries?: readonly string[] | undefined;
  bid?: string | undefined;
  searchMatch?: boolean | undefined;
  adamId?: string | undefined;
  productPageId?: string | null | undefined;
  placement?: string | undefined;
  bidStrategy?: string | undefined;
  startTime?: string | null | undefined;
  devices?: readonly string[] | undefined;
  genders?: readonly string[] | undefined;
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
  customerType?: string | undefined;
  regions?: readonly string[] | undefined;
  cities?: readonly string[] | undefined;
  hours?: readonly number[] | undefined;
  endTime?: string | null | undefined;
  /** Apple's own form, of a copy: what of it the fields above do not say. */
  targeting?: Readonly<Record<string, unknown>> | undefined;
  /** Of a copy: its values came from Apple, and no rule judges them. */
  copyOf?: string | undefined;
  text?: string | undefined;
  matchType?: string | undefined;
};

export type RequestedEdit = {
  kind: AdKind;
  intent: 'create' | 'update' | 'remove';
  /** Of the object; a creation has none yet and says what it lies in. */
  id?: string | undefined;
  /** Of a creation that has its own id already. */
  localId?: string | undefined;
  /** Of a creation in something that is created before it: where that stands in the request. */
  parent?: number | undefined;
  /** A campaign lies in one of the two. */
  campaignGroupId?: number | undefined;
  adAccountId?: string | undefined;
  campaignId?: string | undefined;
  adGroupId?: string | undefined;
  fields: RequestedFields;
  /** Of a creation whose answer never came: what is called so may be itself. */
  mayBeThere?: boolean | undefined;
  /** A recommendation of Apple's that it takes. */
  adviceId?: string | undefined;
  /** An undo, which sets what stood at Apple before. */
  restores?: boolean | undefined;
  /** What its author saw there. */
  before?: RequestedFields | undefined;
};

export type RequestedSet = {
  origin: ChangeOrigin;
  note: string;
  confirmed: readonly WarningReason[];
  undoes?: number;
  /** An hour still to come; otherwise at once. */
  scheduledFor?: Date | undefined;
  /** What is refused is left out instead of stopping the others. */
  leavesOutRefused?: boolean;
  edits: readonly RequestedEdit[];
  /** Where an edit stands in the call, for what is said of it. */
  pathOf: (place: number) => string;
};
