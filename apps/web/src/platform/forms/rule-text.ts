import type * as z from 'zod/mini';
import { messageOfIssue } from '@tapwright/contracts/field-message';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Say } from '../words/use-translation.ts';

/** What stands under a field whose value broke a rule. */
export function findRuleText(t: Say<MessageKey>, issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue === undefined) return undefined;
  const { key, values } = messageOfIssue(issue);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key that the contracts name is checked to exist
  return t(key as MessageKey, values ?? {});
}
