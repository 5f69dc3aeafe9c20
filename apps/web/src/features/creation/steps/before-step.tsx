import type { StepName } from './steps.ts';
import type { Creation } from '../use-creation.ts';
import { MissingBefore } from '../checks/missing-before.tsx';
import { NoWayToApple } from '../checks/no-way-to-apple.tsx';

type Props = {
  readonly creation: Creation;
  readonly step: StepName;
  readonly role: string;
  readonly goTo: (step: StepName) => void;
};

/** What keeps a step from leading anywhere. */
export function BeforeStep({ creation, step, role, goTo }: Props) {
  return (
    <>
      <NoWayToApple creation={creation} step={step} role={role} goTo={goTo} />
      {step === 'type' || step === 'series' ? null : (
        <MissingBefore creation={creation} step={step} goTo={goTo} />
      )}
    </>
  );
}
