// oxlint-disable-next-line no-restricted-imports -- here it gets its types
import { useTranslation as useMessages } from 'react-i18next';
import type { i18n } from 'i18next';
import type { KeyIn, KeysOf, MessageKey, Namespace } from '@tapwright/i18n/messages';

export type MessageValues = Readonly<Record<string, unknown>>;
/** Says a sentence. A part that is handed one names the keys it says. */
export type Say<Key extends string> = (key: Key, values?: MessageValues) => string;

type Names = readonly [Namespace, ...Namespace[]];
/** The first namespace is the one whose keys stand without it. */
export type Translate<Of extends Names> = Say<KeysOf[Of[0]] | KeyIn<Of[number]>>;
type NamesOf<Of extends Namespace | Names> = Of extends Names ? Of : readonly [Of & Namespace];

type Words<Of extends Names> = {
  t: Translate<Of>;
  i18n: Omit<i18n, 't'> & { t: Say<MessageKey> };
};

/**
 * The words of a part of the screen, in the reader's language. The library's own types read every message anew at each
 * sentence: half of all work of the types of the web.
 */
export const useTranslation: <const Of extends Namespace | Names = 'frame'>(
  names?: Of,
) => Words<NamesOf<Of>> =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same hook with plainer types
  useMessages as never;
