/** In their order; two of them share an address, since an ad group and its keywords are made together. */
export const stepNames = ['type', 'series', 'group', 'keywords', 'put'] as const;
export type StepName = (typeof stepNames)[number];
/** A first structure is one step of its own in the place of three. */
const stepsOfStructure = ['type', 'series', 'put'] as const satisfies readonly StepName[];
export const stepsOf = (way: 'steps' | 'structure'): readonly StepName[] =>
  way === 'structure' ? stepsOfStructure : stepNames;
/** Where something is mended that belongs to this step when one goes step by step. */
export const stepIn = (way: 'steps' | 'structure', step: StepName): StepName =>
  stepsOf(way).includes(step) ? step : 'series';
/** The one before or after it. */
export function stepBeside(way: 'steps' | 'structure', step: StepName, by: 1 | -1): StepName | undefined {
  const steps = stepsOf(way);
  return steps[steps.indexOf(step) + by];
}
export const numberOf = (step: StepName): number => stepNames.indexOf(step);

const paths = {
  type: '/ad/create/create-type',
  series: '/ad/create/create-series',
  group: '/ad/create/create-group',
  keywords: '/ad/create/create-group',
  put: '/ad/create/create-put',
} as const;
export const pathOf = (step: StepName) => paths[step];

const campaignFields = [
  'name',
  'dailyCap',
  'totalBudget',
  'cpaGoal',
  'countries',
  'startTime',
  'endTime',
  'adamId',
];

/** Where a field is mended that something is said about, by its path in the call. */
export function stepOfPath(path: string): StepName {
  if (/\.(?:keywords|negativeKeywords|negatives)(?:\.|$)/.test(path)) return 'keywords';
  if (path.includes('adGroups.')) return 'group';
  if (path.endsWith('campaignGroupId')) return 'type';
  return campaignFields.some((field) => path.endsWith(`.${field}`)) ? 'series' : 'put';
}

/** Fields hold all lines, so what is said of one of them is said at its field. */
export const fieldPathOf = (path: string): string =>
  path.replace(/\.keywords\..*$/, '.keywords').replace(/\.negativeKeywords\..*$/, '.negatives');
