import { foldAdName } from '@tapwright/domain/ad-names';
import { readName } from '@tapwright/domain/structure-names';

/** What stands in a name for what differs from copy to copy. */
export const nameTokens = ['{app}', '{storefront}', '{group}'] as const;
export type CopyAxis = 'storefronts' | 'apps' | 'groups';
const tokenOf: Record<CopyAxis, (typeof nameTokens)[number]> = {
  storefronts: '{storefront}',
  apps: '{app}',
  groups: '{group}',
};

export type NameParts = { readonly app: string; readonly storefront: string; readonly group: string };

/** `Stillwater_US_Brand` → `{app}_{storefront}_Brand`; what the name does not tell apart is put at its end. */
export function templateOf(name: string, { app, storefront }: NameParts, axis: CopyAxis): string {
  let template = name;
  if (app !== '') template = template.replaceAll(app, '{app}');
  if (storefront !== '') template = template.replaceAll(wholeWord(storefront), '{storefront}');
  return tellingApart(template, axis);
}

const numbered = / \(\d+\)$/u;

/** Where the original is called by the team's template, its copies are too: in every storefront, for every app. */
export function teamTemplateOf(
  teamTemplate: string,
  name: string,
  { app }: Pick<NameParts, 'app'>,
  axis: CopyAxis,
): string | undefined {
  const read = readName(teamTemplate, name.replace(numbered, ''));
  if (read?.role === undefined || (read.app !== undefined && foldAdName(read.app) !== foldAdName(app)))
    return undefined;
  return tellingApart(teamTemplate.replace('{role}', read.role), axis);
}

function tellingApart(template: string, axis: CopyAxis): string {
  const token = tokenOf[axis];
  if (template.includes(token)) return template;
  return `${template}${/\s/.test(template) || !template.includes('_') ? ' ' : '_'}${token}`;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'gu');

/** Each token once, and what takes its place is not read again: an app may be called `$&` or `{group}`. */
export const fillTemplate = (template: string, { app, storefront, group }: NameParts): string => {
  const parts: Record<string, string> = { '{app}': app, '{storefront}': storefront, '{group}': group };
  return template.replaceAll(/\{(?:app|storefront|group)\}/gu, (token) => parts[token] ?? token).trim();
};

/** The name, or with a number behind it that no other has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(foldAdName(one))) return one;
  }
}
