import type { Finding, RefusalReason, WarningReason } from '@tapwright/domain/ad-verdicts';
import type { FieldMessage } from '@tapwright/contracts/field-message';
import type { MessageKey } from '@tapwright/i18n/messages';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlannedEdit } from './plan-edits.ts';

/** Of a set of thousands nobody reads more at once. */
const maxFields = 100;

type Request = { confirmed: readonly WarningReason[]; pathOf: (place: number) => string };
type Fields = Record<string, FieldMessage>;

/** Nothing of a set is committed while one of its edits is refused, or warned of and not confirmed. */
export function refuseFindings(planned: readonly PlannedEdit[], { confirmed, pathOf }: Request): void {
  const refused: Fields = {};
  const warned: Fields = {};
  for (const { place, verdict } of planned) {
    add(refused, pathOf(place), verdict.refused, (reason) => `changes:refusals.${reason}`);
    const open = verdict.confirm.filter(({ reason }) => !confirmed.includes(reason));
    add(warned, pathOf(place), open, (reason) => `changes:warnings.${reason}`);
  }
  if (Object.keys(refused).length > 0) throw new Refusal('badInput', { fields: refused });
  if (Object.keys(warned).length > 0) throw new Refusal('confirmationNeeded', { fields: warned });
}

function add<Reason extends RefusalReason | WarningReason>(
  fields: Fields,
  path: string,
  findings: readonly Finding<Reason>[],
  keyOf: (reason: Reason) => MessageKey,
): void {
  for (const { field, reason, values } of findings) {
    if (Object.keys(fields).length === maxFields) return;
    fields[`${path}.${field}`] ??= { key: keyOf(reason), ...(values && { values: { ...values } }) };
  }
}
