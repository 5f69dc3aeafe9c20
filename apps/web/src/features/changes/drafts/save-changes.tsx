import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadChangesCsv } from '@tapwright/contracts/change-sets';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** All that the list holds, on whatever page. */
export function SaveChanges({ asked }: { readonly asked: Readonly<Record<string, string | number>> }) {
  const { t } = useTranslation('changes');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(downloadChangesCsv.path, asked),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('csv.failed'), error),
  });
  return (
    <Button icon={<IconDownload size={16} />} loading={isPending} onClick={() => mutate()}>
      {t('csv.file')}
    </Button>
  );
}
