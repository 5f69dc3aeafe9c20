import { saveTable } from '../../../platform/files/save-table.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const words = ['keywordUpload'] as const;

/** A file to fill in, as the upload offers it; pasted from a sheet, it is read here. */
export function KeywordTemplate({ bid }: { readonly bid: string }) {
  const { t } = useTranslation(['keywordUpload', 'adWords']);
  if (!useLaterWords(words)) return null;
  const save = () => {
    const head = (['keyword', 'matchType', 'bid'] as const).map((column) => t(`columns.${column}`));
    saveTable('keywords.csv', [head, [t('templateRow'), t('adWords:matchTypes.EXACT'), bid]]);
  };
  return (
    <button type="button" className="tw-link" onClick={save}>
      {t('template')}
    </button>
  );
}
