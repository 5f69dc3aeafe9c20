/** How long the browser waits for an answer, in milliseconds. */
export const patienceMs = { normal: 20_000, ads: 30_000, upload: 6_000 } as const;

/** A file is waited for as long as an ad call is. */
export const patienceOf = (call: { patience?: 'ads' | 'upload'; download?: string }) =>
  patienceMs[call.patience ?? (call.download === undefined ? 'normal' : 'ads')];

export const searchDebounceMs = 500;
export const toastShownMs = 2_000;
export const failureShownMs = 5_000;
/** What can be undone in it. */
export const undoShownMs = 12_000;
export const currencyToggleMs = 700;
/** After a choice of days the picker rests; the figures do not wait. */
export const rangeLockMs = { overview: 2_000, elsewhere: 500 } as const;

/** As many objects as one set may change, in one list or in several: what is created with it counts too. */
export const maxEdits = 20_000;
