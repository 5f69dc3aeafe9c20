import { useTranslation } from 'react-i18next';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { OperationLog } from '../../features/operation-log/components/operation-log.tsx';

export function OperationLogPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('pages.operationLog')} />
      <OperationLog scope={{ of: 'me' }} />
    </>
  );
}
