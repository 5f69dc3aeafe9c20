import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveStatement } from '../api/ledger.ts';
import type { StatementShown } from '../keys.ts';
import classes from './statement-view.module.css';

type Props = { readonly teamId: number; readonly shown: StatementShown };

/** What the filter shows, as a file. */
export function SaveStatement({ teamId, shown }: Props) {
  const { t } = useTranslation('finance');
  const showFailure = useShowFailure();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => saveStatement(teamId, shown, format),
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
