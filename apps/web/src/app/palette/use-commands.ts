import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { languageNames, languages } from '@tapwright/i18n/languages';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { chooseLanguage } from '../../platform/words/translator.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { decideRoute } from '../decide-route.ts';
import { useAppearance } from '@tapwright/ui/look/appearance';
import { appearances } from '../appearances.ts';
import type { Command } from './match-commands.ts';
import { orderPages } from './order-pages.ts';

/** Not worth going to: one cannot sign in again, and nobody asks for the page that is not there. */
const leftOut = new Set(['/login', '/404', '/news-details']);

export function useCommands(onKeys: () => void): Command[] {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { findVisitor, rows } = useRouteContext({ from: '__root__' });
  const [, setAppearance] = useAppearance();
  const signOut = useSignOut();

  const visitor = findVisitor();
  const pages = orderPages(rows).flatMap(([path, { title }]): Command[] => {
    if (title === undefined || leftOut.has(path) || decideRoute(path, visitor, rows).do !== 'show') return [];
    const run = () => void navigate({ to: path });
    return [{ id: path, group: t('palette.pages'), label: i18n.t(title), words: path, run }];
  });
  const nameOf = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return [
    ...pages,
    ...languages.map((language) => ({
      id: language,
      group: t('language'),
      label: languageNames[language],
      words: `${t('language')} ${nameOf.of(language)}`,
      lang: language,
      run: () => chooseLanguage(language),
    })),
    ...appearances.map(({ appearance, name }) => ({
      id: appearance,
      group: t('appearance.label'),
      label: i18n.t(name),
      words: t('appearance.label'),
      run: () => setAppearance(appearance),
    })),
    { id: 'keys', group: t('palette.commands'), label: t('keys.title'), words: '?', run: onKeys },
    { id: 'sign-out', group: t('palette.commands'), label: t('person.signOut'), run: signOut },
  ];
}
