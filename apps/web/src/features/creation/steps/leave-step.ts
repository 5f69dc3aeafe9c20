import { focusField } from '../focus-field.ts';
import { judgeUpTo } from '../open-creation.ts';
import { numberOf, type StepName } from './steps.ts';
import type { Creation } from '../use-creation.ts';

/** Whether nothing stands in the way; else all of it is said, and the first field gone to. */
export function leaveStep(creation: Creation, step: StepName): boolean {
  judgeUpTo(numberOf(step));
  // A name that somebody has is had tomorrow as well; what else was refused may be free by now.
  const taken = creation.refusedOf(step).find((path) => path.endsWith('.name'));
  const [wrong = taken] = creation.findProblems(step).map(({ path }) => path);
  if (wrong !== undefined) focusField(wrong);
  return wrong === undefined;
}
