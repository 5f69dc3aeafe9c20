export const structureRoles = ['brand', 'category', 'competitor', 'discovery'] as const;
export type StructureRole = (typeof structureRoles)[number];

/** What a name is made of; `storefront` and `role` tell campaigns of one app apart, so both have to be there. */
export const nameParts = ['app', 'storefront', 'role'] as const;
export type NamePart = (typeof nameParts)[number];
export type NamedParts = Readonly<Record<NamePart, string>>;

export const usualNameTemplate = '{app}_{storefront}_{role}';
const maxTemplateLength = 100;
const tokens = /\{(app|storefront|role)\}/g;

export type TemplateProblem = 'partMissing' | 'partTwice' | 'signNotAllowed' | 'tooLong' | 'partsTouch';

/** Why no names can be made by it, or read again. */
export function findTemplateProblem(template: string): TemplateProblem | undefined {
  if (template.length > maxTemplateLength) return 'tooLong';
  const used = [...template.matchAll(tokens)].map(([, part]) => part);
  if (new Set(used).size < used.length) return 'partTwice';
  if (!used.includes('storefront') || !used.includes('role')) return 'partMissing';
  if (/\}\{/.test(template)) return 'partsTouch';
  return /[|{}]/.test(template.replaceAll(tokens, '')) ? 'signNotAllowed' : undefined;
}

export const writeName = (template: string, parts: NamedParts): string =>
  template.replaceAll(tokens, (_, part: NamePart) => parts[part]);

/** What is not known yet is left out, with the sign that parts it from what stands before it. */
export function writeKnownParts(template: string, parts: NamedParts): string {
  const pieces = template.split(tokens);
  const [before = '', ...rest] = pieces;
  const after = rest.at(-1) ?? '';
  let name = '';
  for (let place = 1; place < pieces.length; place += 2) {
    const part = nameParts.find((one) => one === pieces[place]);
    if (part === undefined || parts[part] === '') continue;
    name += `${name === '' ? '' : (pieces[place - 1] ?? '')}${parts[part]}`;
  }
  return `${before}${name}${after}`.trim();
}

/** What a name says by its template; undefined: it is not made by it. */
export function readName(template: string, name: string): Partial<NamedParts> | undefined {
  const order: string[] = [];
  const escaped = template
    .split(tokens)
    .map((piece, place) => {
      if (place % 2 === 0) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      order.push(piece);
      return piece === 'storefront' ? String.raw`([A-Z]{2}(?:\+[A-Z]{2})*(?:\+\d+)?)` : '(.+?)';
    })
    .join('');
  const found = new RegExp(`^${escaped}$`, 'su').exec(name);
  if (found === null) return undefined;
  return Object.fromEntries(order.map((part, place) => [part, found[place + 1] ?? '']));
}

const shownStorefronts = 3;

/** `GB+IE+FR+2`: three by name, and how many more. */
export function nameStorefronts(countries: readonly string[]): string {
  const more = countries.length - shownStorefronts;
  return [...countries.slice(0, shownStorefronts), ...(more > 0 ? [String(more)] : [])].join('+');
}

/** Whether a name says where a campaign runs, in whichever order. */
export function saysStorefronts(named: string, countries: readonly string[]): boolean {
  const parts = named.split('+');
  const codes = parts.filter((part) => /^[A-Z]{2}$/.test(part));
  const more = Number(parts.find((part) => /^\d+$/.test(part)) ?? 0);
  return codes.every((code) => countries.includes(code)) && codes.length + more === countries.length;
}

/** What stands before the first sign in its name, without spaces. */
export function shortAppName(name: string): string {
  const [first = ''] = name.split(/[:：|–—-]/);
  return first.replaceAll(/\s+/g, '');
}
