import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';

export function NewReportButton() {
  const { t } = useTranslation('reportCentre');
  return (
    <Button
      variant="filled"
      renderRoot={(props) => <Link {...props} to="/report-centre" search={{ report: 'new' }} />}
    >
      {t('new')}
    </Button>
  );
}
