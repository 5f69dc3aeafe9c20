import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatMonth } from '@tapwright/i18n/format-day';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveMonth } from '../api/months.ts';

export function SaveMonth({ teamId, month }: { readonly teamId: number; readonly month: string }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveMonth(teamId, month),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('download.failed'), error),
  });
  return (
    <Button
      variant="subtle"
      size="xs"
      icon={<IconDownload size={14} />}
      loading={isPending}
      aria-label={t('months.save', { month: formatMonth(language, `${month}-01`) })}
      onClick={() => mutate()}
    >
      {t('months.pdf')}
    </Button>
  );
}
