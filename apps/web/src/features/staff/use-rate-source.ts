import { rateSources } from '@tapwright/contracts/report-edges';
import { useTranslation } from '../../platform/words/use-translation.ts';

export function useRateSource(): (source: string) => string {
  const { t } = useTranslation('adWords');
  return (source) => {
    const name = rateSources.find((one) => one === source);
    return name === undefined ? source : t(`rateSources.${name}`);
  };
}
