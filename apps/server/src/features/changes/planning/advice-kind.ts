import type { AdviceKey, AdviceKind } from '../../apple-advice/index.ts';

/** Which of Apple's recommendations an edit takes, by what it changes. */
export const adviceKindOf = ({ targetCpa }: { readonly targetCpa?: unknown }): AdviceKind =>
  targetCpa === undefined ? 'dailyBudget' : 'targetCpa';

export const keyOfAdvice = (
  teamId: number,
  { adviceId, after }: { readonly adviceId: string | null; readonly after: { readonly targetCpa?: unknown } },
): AdviceKey => ({ teamId, kind: adviceKindOf(after), adviceId: adviceId ?? '' });
