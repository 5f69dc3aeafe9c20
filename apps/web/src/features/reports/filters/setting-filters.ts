import {
  adStatuses,
  matchTypes,
  termSources,
  termStates,
  type ValueKey,
} from '@tapwright/contracts/ad-values';

/** Settings that have few values, each with its word in the address. */
const filters = {
  status: { values: adStatuses, key: 'status' },
  matchType: { values: matchTypes, key: 'match' },
  searchMatch: { values: ['on', 'off'], key: 'searchMatch' },
  source: { values: termSources, key: 'source' },
  termState: { values: termStates, key: 'state' },
  capped: { values: ['yes'], key: 'capped' },
  archived: { values: ['yes'], key: 'archived' },
} as const;

export type FilteredSetting = keyof typeof filters;
type ValueOf<Of extends FilteredSetting> = (typeof filters)[Of]['values'][number];
export type SettingFilter = {
  [Of in FilteredSetting]: { readonly of: Of; readonly value: ValueOf<Of> };
}[FilteredSetting];
type Search = Readonly<Partial<Record<(typeof filters)[FilteredSetting]['key'], unknown>>>;

export const everySettingFilter: readonly SettingFilter[] = [
  ...adStatuses.map((value) => ({ of: 'status', value }) as const),
  ...matchTypes.map((value) => ({ of: 'matchType', value }) as const),
  { of: 'searchMatch', value: 'on' },
  { of: 'searchMatch', value: 'off' },
  ...termStates.map((value) => ({ of: 'termState', value }) as const),
  ...termSources.map((value) => ({ of: 'source', value }) as const),
  { of: 'capped', value: 'yes' },
  { of: 'archived', value: 'yes' },
];

/** The column that it is about, in `adWords`. */
export function columnOf({ of }: SettingFilter) {
  if (of === 'archived') return 'status';
  return of === 'capped' ? 'cappedToday' : of;
}

/** Where the words of its value are, in `adWords`. */
export function wordKeyOf(setting: SettingFilter): ValueKey {
  switch (setting.of) {
    case 'status':
      return `statuses.${setting.value}`;
    case 'matchType':
      return `matchTypes.${setting.value}`;
    case 'searchMatch':
      return `flags.${setting.value}`;
    case 'source':
      return `sources.${setting.value}`;
    case 'termState':
      return `termStates.${setting.value}`;
    case 'capped':
      return 'answers.on';
    case 'archived':
      return `archived.${setting.value}`;
  }
}

/** `status=running,paused`, `state=new`, as they stand in the address. */
export function readSettings(search: Search): SettingFilter[] {
  return everySettingFilter.filter(({ of, value }) => {
    const text = search[filters[of].key];
    return typeof text === 'string' && text.split(',').includes(value);
  });
}

export const listUnknownSettings = (search: Search): string[] =>
  Object.values(filters).flatMap(({ key, values }) => {
    const text = search[key];
    if (typeof text !== 'string' || text === '') return [];
    return text
      .split(',')
      .filter((value) => values.every((known) => known !== value))
      .map((value) => `${key}=${value}`);
  });

const valuesOf = <Of extends FilteredSetting>(settings: readonly SettingFilter[], of: Of): ValueOf<Of>[] =>
  filters[of].values.filter((value) => settings.some((one) => one.of === of && one.value === value));

export const writeSettings = (settings: readonly SettingFilter[], of: FilteredSetting): string | undefined =>
  valuesOf(settings, of).join(',') || undefined;

/** As a call takes them. */
export function settingsOf(settings: readonly SettingFilter[]) {
  const [status, matchType] = [valuesOf(settings, 'status'), valuesOf(settings, 'matchType')];
  const searchMatch = valuesOf(settings, 'searchMatch');
  const [source, termState] = [valuesOf(settings, 'source'), valuesOf(settings, 'termState')];
  return {
    ...(status.length > 0 && { status }),
    ...(matchType.length > 0 && { matchType }),
    ...(searchMatch.length > 0 && { searchMatch }),
    ...(source.length > 0 && { source }),
    ...(termState.length > 0 && { termState }),
    ...(settings.some(({ of }) => of === 'capped') && { capped: 'yes' as const }),
    ...(settings.some(({ of }) => of === 'archived') && { archived: 'yes' as const }),
  };
}
