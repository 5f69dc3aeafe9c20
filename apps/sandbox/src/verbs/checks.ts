import type { AccountContext } from './account-context.ts';

/** A rule for the new value of one field; `next` is the whole state as it would be. */
export type Check<State> = (context: AccountContext, next: State, id: number | null) => void;
export type Checks<State> = { [Field in keyof State]?: Check<State> };

/** Judges only what is being written: what stands already may have become wrong through no fault of the writer. */
export function judge<State extends object>(
  checks: Checks<State>,
  context: AccountContext,
  next: State,
  written: object,
  id: number | null,
): void {
  const done = new Set<Check<State>>();
  for (const [field, check] of Object.entries<Check<State> | undefined>(checks)) {
    if (!check || !Object.hasOwn(written, field) || done.has(check)) continue;
    done.add(check);
    check(context, next, id);
  }
}
