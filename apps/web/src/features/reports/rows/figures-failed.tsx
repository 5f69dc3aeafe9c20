import { useTranslation } from 'react-i18next';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';

type Props = { readonly error: unknown; readonly onTryAgain: () => unknown };

/** In place of figures that could not be read. */
export function FiguresFailed({ error, onTryAgain }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <ViewFailed
      title={t('failed.title')}
      text={t('failed.text')}
      error={error}
      onTryAgain={() => void onTryAgain()}
    />
  );
}
