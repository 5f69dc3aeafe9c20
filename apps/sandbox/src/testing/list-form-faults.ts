import { shapes } from '@tapwright/apple-ads/shapes/shapes';
import type { EndpointName } from '@tapwright/apple-ads/wire/endpoints';

type Forms = Map<string, Set<string>>;

const textForms: readonly (readonly [string, RegExp])[] = [
  ['time with milliseconds and Z', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/],
  ['time with milliseconds', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/],
  ['time with Z', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['hour', /^\d{4}-\d\d-\d\d \d\d$/],
  ['day', /^\d{4}-\d\d-\d\d$/],
  ['month', /^\d{4}-\d\d$/],
];

const formOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  return textForms.find(([, form]) => form.test(value))?.[0] ?? 'text';
};

/** Objects whose keys are values, such as countries, have one form for all of them. */
const keyOf = (key: string): string => (/^[A-Z]{2}$/.test(key) || /^\d/.test(key) ? '*' : key);

function gather(value: unknown, path: string, forms: Forms): void {
  const known = forms.get(path) ?? new Set();
  forms.set(path, known.add(formOf(value)));
  if (Array.isArray(value)) for (const item of value) gather(item, `${path}[]`, forms);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) gather(part, `${path}.${keyOf(key)}`, forms);
}

/** Where Apple's pages contradict each other or the live service, or only happen to show something else. */
const otherwise: readonly (readonly [string, RegExp])[] = [
  ['two examples have no pagination, the text has it', /^queryCreatives \.pagination/],
  ['the live service sent a number', /^queryImpressionShare .*promotedObjectId: number/],
  ['the examples have no hours', /^report\w+ .*date: hour/],
  ['the examples have no terms of little volume', /searchTermText: null/],
  ['the examples have no bid of a campaign', /bidAmount: object/],
  ['what changed may be anything', /(old|new)Values\[\]: /],
  ['nothing is known of some who saw it', /^report\w+ .*metadata\.\w+: null/],
];

/**
 * Where an answer has another form than Apple's examples of that call: another type, another way to write a time, null
 * where Apple leaves a field out, an envelope that it does not have.
 */
export function listFormFaults(name: EndpointName, answer: unknown): string[] {
  const apple: Forms = new Map();
  for (const shape of shapes[name]) if (shape.answer !== undefined) gather(shape.answer, '', apple);
  const ours: Forms = new Map();
  gather(answer, '', ours);
  return [...ours].flatMap(([path, forms]) => {
    const known = apple.get(path);
    const isEnvelope = /^(\.[^.[]+|\.pagination\..+)$/.test(path);
    return [...forms]
      .flatMap((form) => {
        if (known) return known.has(form) ? [] : [`${path}: ${form}, at Apple ${[...known].join(' or ')}`];
        return isEnvelope || form === 'null' ? [`${path}: ${form}, not there at Apple`] : [];
      })
      .filter((fault) => !otherwise.some(([, of]) => of.test(`${name} ${fault}`)));
  });
}
