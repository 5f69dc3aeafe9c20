import { Link } from '@tanstack/react-router';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

export function NewReportButton() {
  const { t } = useTranslation('reportCentre');
  return (
    <Button variant="filled" render={<Link to="/report-centre" search={{ report: 'new' }} />}>
      {t('new')}
    </Button>
  );
}
