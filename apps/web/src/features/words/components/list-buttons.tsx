import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';

type Props = {
  readonly onImport: () => void;
  /** Where a list is open that may be edited. */
  readonly onEdit: (() => void) | undefined;
  readonly onAdd: () => void;
};

export function ListButtons({ onImport, onEdit, onAdd }: Props) {
  const { t } = useTranslation('words');
  return (
    <>
      <Button size="xs" onClick={onImport}>
        {t('lists.actions.import')}
      </Button>
      {onEdit ? (
        <Button size="xs" onClick={onEdit}>
          {t('lists.actions.edit')}
        </Button>
      ) : null}
      <Button size="xs" onClick={onAdd}>
        {t('lists.actions.add')}
      </Button>
    </>
  );
}
