import { foldAdName } from '@tapwright/domain/ad-names';

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
  const token = tokenOf[axis];
  if (template.includes(token)) return template;
  return `${template}${/\s/.test(name) || !name.includes('_') ? ' ' : '_'}${token}`;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'gu');

export const fillTemplate = (template: string, { app, storefront, group }: NameParts): string =>
  template
    .replaceAll('{app}', app)
    .replaceAll('{storefront}', storefront)
    .replaceAll('{group}', group)
    .trim();

/** The name, or with a number behind it that no other has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(foldAdName(one))) return one;
  }
}
