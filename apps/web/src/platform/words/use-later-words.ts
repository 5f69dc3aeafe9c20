import { useEffect, useState } from 'react';
import { ensureMessages } from '@tapwright/i18n/client';
import type { Namespace } from '@tapwright/i18n/messages';
import { useTranslation } from './use-translation.ts';

/** For what stands on many pages and is seldom opened: its words come with it. `namespaces` stays the same list. */
export function useLaterWords(namespaces: readonly Namespace[], isNeeded = true): boolean {
  const { i18n } = useTranslation();
  const [hasWords, setHasWords] = useState(() =>
    namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace)),
  );
  useEffect(() => {
    if (isNeeded) void ensureMessages(i18n, namespaces).then(() => setHasWords(true));
  }, [isNeeded, i18n, namespaces]);
  return hasWords;
}
