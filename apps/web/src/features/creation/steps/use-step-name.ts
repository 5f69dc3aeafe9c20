import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { StepName } from './steps.ts';

/** A first structure is made where a campaign is otherwise. */
export function useStepName(way: 'steps' | 'structure'): (step: StepName) => string {
  const { t } = useTranslation('creation');
  return (step) => t(way === 'structure' && step === 'series' ? 'structure.title' : `steps.${step}`);
}
