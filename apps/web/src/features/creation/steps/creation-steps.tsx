import { Link } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isDone } from '../checks/is-done.ts';
import { useStepName } from './use-step-name.ts';
import { useStepNotes } from './use-step-notes.ts';
import { numberOf, pathOf, stepsOf, type StepName } from './steps.ts';
import type { Creation } from '../use-creation.ts';
import classes from '../components/creation.module.css';

type Props = { readonly creation: Creation; readonly step: StepName };

/** The whole way: where one is, what was settled in each, and how much is still to be mended there. */
export function CreationSteps({ creation, step }: Props) {
  const { t } = useTranslation('creation');
  const noteOf = useStepNotes(creation);
  const nameStep = useStepName(creation.form.way);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {stepsOf(creation.form.way).map((name, place) => {
          const count = creation.countOf(name);
          const isTicked = numberOf(name) < numberOf(step) && isDone(creation, name);
          const note = noteOf(name);
          return (
            <li
              key={name}
              className={classes.step}
              data-state={name === step ? 'on' : isTicked ? 'done' : undefined}
              aria-current={name === step ? 'step' : undefined}
            >
              <span className={classes.dot} aria-hidden>
                {isTicked ? <IconCheck size={14} stroke={2.4} /> : place + 1}
              </span>
              <span className={classes.stepText}>
                <Link
                  to={pathOf(name)}
                  search={(old) => ({ ...old, part: name === 'keywords' ? name : undefined })}
                  className={classes.stepName}
                >
                  {nameStep(name)}
                </Link>
                {count > 0 ? (
                  <span className={classes.toMend}>
                    <StatusGlyph of="refused" />
                    {t('toMend', { count })}
                  </span>
                ) : note === '' ? null : (
                  <span className={classes.stepNote}>{note}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
