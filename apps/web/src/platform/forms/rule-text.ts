import type { i18n } from 'i18next';
import type * as z from 'zod/mini';
import { messageOfIssue } from '@tapwright/contracts/field-message';
import type { MessageKey } from '@tapwright/i18n/messages';

/** What stands under a field whose value broke a rule. */
export function findRuleText(t: i18n['t'], issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue === undefined) return undefined;
  const { key, values } = messageOfIssue(issue);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key that the contracts name is checked to exist
  return t(key as MessageKey, values ?? {});
}
