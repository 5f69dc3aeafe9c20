import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useCopy } from '../../../platform/files/use-copy.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { rechargeWaysQuery } from '../api/recharges.ts';
import classes from './recharges.module.css';

type Props = { readonly teamId: number; readonly reference: string };

export function TransferTo({ teamId, reference }: Props) {
  const { t } = useTranslation('recharges');
  const { data } = useQuery(rechargeWaysQuery(teamId));
  const copy = useCopy();
  const account = data?.remittance;
  return (
    <div className={classes.transfer}>
      <p className={classes.reference}>
        <strong>{reference}</strong>
        <Button
          icon={<IconCopy size={16} />}
          onClick={() => {
            void copy(reference).then((isCopied) => {
              if (isCopied) showToast({ tone: 'good', text: t('transfer.copied') });
            });
          }}
        >
          {t('transfer.copy')}
        </Button>
      </p>
      <p className={classes.note}>{t('transfer.referenceHelp')}</p>
      {account ? (
        <dl className={classes.details}>
          <dt>{t('transfer.holder')}</dt>
          <dd>{account.holder}</dd>
          <dt>{t('transfer.number')}</dt>
          <dd>{account.number}</dd>
          <dt>{t('transfer.bank')}</dt>
          <dd>{account.bank}</dd>
        </dl>
      ) : null}
      {account?.isSample ? <p className={classes.note}>{t('transfer.sample')}</p> : null}
    </div>
  );
}
