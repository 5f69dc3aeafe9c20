import type { ChangeOrigin } from '@tapwright/contracts/change-sets';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';

/** What somebody wants of one object, in the values of the call: amounts as typed. */
export type RequestedFields = {
  name?: string | undefined;
  status?: 'running' | 'paused' | undefined;
  dailyCap?: string | undefined;
  totalBudget?: string | undefined;
  cpaGoal?: string | undefined;
  countries?: readonly string[] | undefined;
  bid?: string | undefined;
  searchMatch?: boolean | undefined;
  endTime?: string | null | undefined;
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
  campaignId?: string | undefined;
  adGroupId?: string | undefined;
  fields: RequestedFields;
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
