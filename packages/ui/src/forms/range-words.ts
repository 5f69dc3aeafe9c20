/** Days as `2026-11-20`; both belong to the range. */
export type DayRange = { readonly from: string; readonly to: string };
export type RangePreset = {
  readonly key: string;
  readonly label: string;
  /** All days there are, so none are named. */
  readonly isAll?: boolean;
};

export type RangeWords = {
  /** What the range is of. */
  readonly label: string;
  readonly presets: string;
  readonly custom: string;
  /** Names of the fields in which a day is typed. */
  readonly from: string;
  readonly to: string;
  /** Once the first day is chosen. */
  readonly chooseEnd: string;
  readonly days: (count: number) => string;
  /** In which zone days are counted, and what cannot be chosen. */
  readonly note: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Of the list of months. */
  readonly month: string;
  readonly cancel: string;
  readonly show: string;
};

/** How days are written in the reader's language. */
export type RangeWriter = {
  readonly range: (from: string, to: string) => string;
  /** "20 Nov 2026" */
  readonly day: (day: string) => string;
  /** "October 2026" */
  readonly month: (day: string) => string;
  /** "Mo" */
  readonly weekday: (day: string) => string;
};

/** What the range is compared with; `compareWith` is one of the ways that the field was given. */
export type RangeChoice = ({ readonly preset: string } | { readonly range: DayRange }) & {
  readonly compareWith?: string | undefined;
};

export type Comparison = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The days a range is compared with, undefined for none. */
  readonly daysOf: (value: string, range: DayRange, preset: string | undefined) => DayRange | undefined;
  /** "vs 25 Sep – 22 Oct" */
  readonly versus: (days: DayRange) => string;
};

/** The ranges before and after this one; undefined where there is none. */
export type RangeSteps = {
  readonly earlier: DayRange | undefined;
  readonly later: DayRange | undefined;
  readonly earlierLabel: string;
  readonly laterLabel: string;
};

export type RangeProps = {
  readonly range: DayRange;
  /** The preset that the range came from; without one it was chosen day by day. */
  readonly preset?: string | undefined;
  readonly presets: readonly RangePreset[];
  /** No later day can be chosen. */
  readonly today: string;
  readonly words: RangeWords;
  readonly write: RangeWriter;
  readonly compare?: Comparison;
  readonly steps?: RangeSteps;
  /** So long after a choice nothing else can be chosen. */
  readonly lockMs: number;
  readonly onChange: (choice: RangeChoice) => void;
  /** Pointer or focus rests on a preset. */
  readonly onPoint?: (preset: string) => void;
};
