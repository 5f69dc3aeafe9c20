import { useTranslation } from 'react-i18next';
import type { StepName } from './steps.ts';

/** A first structure is made where a campaign is otherwise. */
export function useStepName(way: 'steps' | 'structure'): (step: StepName) => string {
  const { t } = useTranslation('creation');
  return (step) => t(way === 'structure' && step === 'series' ? 'structure.title' : `steps.${step}`);
}
