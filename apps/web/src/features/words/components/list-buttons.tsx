import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = {
  readonly onImport: () => void;
  /** Where a list is open that may be edited. */
  readonly onEdit: (() => void) | undefined;
  readonly onAdd: () => void;
};

export function ListButtons({ onImport, onEdit, onAdd }: Props) {
  const { t } = useTranslation('wordLists');
  return (
    <>
      <Button size="xs" onClick={onImport}>
        {t('actions.import')}
      </Button>
      {onEdit ? (
        <Button size="xs" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
      ) : null}
      <Button size="xs" onClick={onAdd}>
        {t('actions.add')}
      </Button>
    </>
  );
}
