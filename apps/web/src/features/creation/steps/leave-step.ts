import { focusField } from '../focus-field.ts';
import { judgeUpTo } from '../open-creation.ts';
import { numberOf, type StepName } from './steps.ts';
import type { Creation } from '../use-creation.ts';

/** Whether nothing stands in the way; else all of it is said, and the first field gone to. */
export function leaveStep(creation: Creation, step: StepName): boolean {
  judgeUpTo(numberOf(step));
  const [wrong] = creation.findProblems(step);
  if (wrong !== undefined) focusField(wrong.path);
  return wrong === undefined;
}
