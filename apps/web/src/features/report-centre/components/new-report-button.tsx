import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';

export function NewReportButton() {
  const { t } = useTranslation('reportCentre');
  return (
    <Button variant="filled" render={<Link to="/report-centre" search={{ report: 'new' }} />}>
      {t('new')}
    </Button>
  );
}
