import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';

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
