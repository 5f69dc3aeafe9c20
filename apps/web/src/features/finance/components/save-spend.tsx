import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveMonthlySpend } from '../api/monthly-spend.ts';
import classes from './spend-table.module.css';

type Props = { readonly teamId: number; readonly days: DayRange; readonly unit: TeamCurrency };

export function SaveSpend({ teamId, days, unit }: Props) {
  const { t } = useTranslation('finance');
  const showFailure = useShowFailure();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => saveMonthlySpend(teamId, { days, unit, format }),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('download.failed'), error),
  });
  return (
    <span className={classes.files}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          icon={<IconDownload size={16} />}
          loading={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {t(`download.${format}`)}
        </Button>
      ))}
    </span>
  );
}
