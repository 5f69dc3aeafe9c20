import { isRole } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';

/** What is needed of i18next here. */
export type Translator = { exists: (key: string) => boolean; t: (key: MessageKey) => string };

export function nameFact(translator: Translator, fact: string): string {
  return sayOr(translator, `operationLog:facts.${fact}`, fact);
}

export function nameChoice(translator: Translator, fact: string, value: string): string {
  return sayOr(translator, `operationLog:values.${fact}.${value}`, value);
}

export function nameRole(translator: Translator, role: string): string {
  return isRole(role) ? translator.t(`teams:roles.${role}`) : role;
}

/** A row may come from a newer or older release than this page: then its own name stands where words are missing. */
function sayOr(translator: Translator, key: string, otherwise: string): string {
  const isKnown = (key: string): key is MessageKey => translator.exists(key);
  return isKnown(key) ? translator.t(key) : otherwise;
}
