import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandWords, dynamicKeys } from './check-exceptions.ts';
import { checkTranslations, type Translations } from './check/check-translations.ts';
import { type AssembledKeys, checkUses } from './check/check-uses.ts';
import { checkWording } from './check/check-wording.ts';
import { findUses } from './find-uses.ts';
import { flattenMessages } from './check/flatten-messages.ts';
import { type Language, languages } from './languages.ts';
import { namespaces as registered } from './messages.ts';
import { translatorOptions } from './options.ts';

export type CheckedRepository = {
  root: string;
  namespaces?: readonly string[];
  dynamicKeys?: readonly string[];
  assembledKeys?: AssembledKeys;
  brandWords?: readonly string[];
};

const messagesFolder = 'packages/i18n/messages';
const codeFolders = ['apps/web/src', 'apps/server/src', 'packages/contracts/src'];

/** Reads the messages and the code of a repository; each line says what is wrong, where, and what to do. */
export function checkMessages(repository: CheckedRepository): string[] {
  const settings = {
    namespaces: registered,
    dynamicKeys,
    assembledKeys: new Map<string, readonly string[]>(),
    brandWords,
    ...repository,
  };
  const catalog = settings.namespaces.map((namespace) => readNamespace(settings.root, namespace));
  const unreadable = catalog.flatMap((entry) => entry.unreadable);
  if (unreadable.length > 0) return unreadable;

  const keys = catalog.flatMap(({ namespace, translations: { en } }) =>
    [...new Set(flattenMessages(en).map(({ stem }) => stem))].map((stem) => `${namespace}:${stem}`),
  );
  const uses = readCode(settings.root).map(({ file, text }) =>
    findUses(file, text, translatorOptions(true).defaultNS),
  );
  const problems = [
    ...findUnregistered(settings.root, settings.namespaces),
    ...catalog.flatMap((entry) =>
      checkTranslations(entry.namespace, entry.translations, settings.brandWords),
    ),
    ...catalog.flatMap((entry) => languages.flatMap((language) => wordingOf(language, entry))),
    ...checkUses({ namespaces: settings.namespaces, keys }, uses, settings),
  ];
  return [...new Set(problems)];
}

function wordingOf(
  language: Language,
  { namespace, translations }: { namespace: string; translations: Translations },
) {
  return checkWording(language, flattenMessages(translations[language] ?? {})).map(
    (problem) => `${messagesFolder}/${language}/${namespace}.json: ${problem}`,
  );
}

function readNamespace(root: string, namespace: string) {
  const unreadable: string[] = [];
  const read = (language: Language): unknown => {
    const file = `${messagesFolder}/${language}/${namespace}.json`;
    if (globSync(file, { cwd: root }).length === 0) return undefined;
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      unreadable.push(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const translations: Translations = {
    'zh-CN': read('zh-CN'),
    'zh-TW': read('zh-TW'),
    en: read('en'),
    ja: read('ja'),
    ko: read('ko'),
  };
  return { namespace, translations, unreadable };
}

function findUnregistered(root: string, namespaces: readonly string[]): string[] {
  const files = globSync('*/*.json', { cwd: join(root, messagesFolder) });
  return files
    .filter((file) => {
      const [language = '', name = ''] = file.split('/');
      return (
        !languages.some((known) => known === language) || !namespaces.includes(name.replace('.json', ''))
      );
    })
    .toSorted()
    .map(
      (file) =>
        `${messagesFolder}/${file} belongs to no language and namespace. Name it in src/messages.ts, or remove it.`,
    );
}

function readCode(root: string): { file: string; text: string }[] {
  return codeFolders
    .flatMap((folder) => globSync(join(root, folder, '**/*.{ts,tsx}')))
    .filter((file) => !/\.test\.tsx?$|\.generated\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
}
