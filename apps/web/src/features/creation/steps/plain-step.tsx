import type { ReactNode } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { leaveStep } from './leave-step.ts';
import { stepBeside } from './steps.ts';
import { useStepName } from './use-step-name.ts';
import { CreationFrame } from '../components/creation-frame.tsx';
import type { OpenedStep } from '../components/creation-page.tsx';

type Props = OpenedStep & {
  readonly children: ReactNode;
  /** Where it does not go on to the next step. */
  readonly elsewhere?: { readonly label: string; readonly go: () => void } | undefined;
};

/** A step that leads to the next. */
export function PlainStep({ creation, step, role, goTo, onLeave, children, elsewhere }: Props) {
  const { t } = useTranslation('creation');
  const nameStep = useStepName(creation.form.way);
  const next = stepBeside(creation.form.way, step, 1);
  return (
    <CreationFrame
      creation={creation}
      step={step}
      role={role}
      goTo={goTo}
      next={
        <Button type="submit" variant="filled">
          {elsewhere?.label ?? (next === undefined ? null : t('goOn', { step: nameStep(next) }))}
        </Button>
      }
      onNext={() => {
        if (elsewhere !== undefined) elsewhere.go();
        else if (leaveStep(creation, step) && next !== undefined) goTo(next);
      }}
      onLeave={onLeave}
    >
      {children}
    </CreationFrame>
  );
}
