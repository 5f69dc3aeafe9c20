import { useTranslation } from 'react-i18next';
import { rateSources } from '@tapwright/contracts/report-edges';

export function useRateSource(): (source: string) => string {
  const { t } = useTranslation('adWords');
  return (source) => {
    const name = rateSources.find((one) => one === source);
    return name === undefined ? source : t(`rateSources.${name}`);
  };
}
