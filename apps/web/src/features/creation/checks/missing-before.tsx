import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findMissing } from './find-missing.ts';
import type { StepName } from '../steps/steps.ts';
import { useStepName } from '../steps/use-step-name.ts';
import type { Creation } from '../use-creation.ts';
import classes from '../components/creation.module.css';

type Props = {
  readonly creation: Creation;
  readonly step: StepName;
  readonly goTo: (step: StepName) => void;
};

/** What has to be made before what a step is about, and the way to it. */
export function MissingBefore({ creation: { form }, step, goTo }: Props) {
  const { t } = useTranslation('creation');
  const nameStep = useStepName(form.way);
  const missing = findMissing(form, step);
  if (missing === undefined) return null;
  return (
    <p className={classes.missing} role="status">
      <StatusGlyph of="to-mend" />
      {t(`missing.${missing.is}`)}
      <Button size="xs" onClick={() => goTo(missing.mendedIn)}>
        {nameStep(missing.mendedIn)}
      </Button>
    </p>
  );
}
