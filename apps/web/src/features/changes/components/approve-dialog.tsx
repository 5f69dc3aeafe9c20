import { useTranslation } from 'react-i18next';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { useLanguage } from '../../../platform/use-language.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import type { SetKey } from '../api/decide-change.ts';
import { useApprove } from '../use-approve.ts';
import { WarningList } from './warning-list.tsx';
import classes from './preview.module.css';

type Props = SetKey & { readonly onClose: () => void };

/** What the set comes to by what stands now, before a second person lets it go ahead. */
export function ApproveDialog({ teamId, changeSetId, onClose }: Props) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const approving = useApprove({ teamId, changeSetId }, onClose);
  const { preview, refused, warnings, confirmed, setConfirmed, isPending, approve } = approving;
  const { data, error, refetch } = preview;
  const [first] = refused;
  const isFailed = data === undefined && error !== null;
  return (
    <FormDialog
      title={t('approve.title')}
      submit={t('approve.action')}
      isPending={isPending}
      form={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void approve();
      }}
      onClose={onClose}
    >
      <p>{t('approve.text')}</p>
      {isFailed ? (
        <ViewFailed
          title={t('preview.failed')}
          text={t('preview.nothingSent')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? <Skeleton width="64%" /> : null}
      {data && data.rise !== null && Number(data.rise.amount) > 0 ? (
        <p className={classes.money}>{t('cost.more', { amount: formatMoney(language, data.rise) })}</p>
      ) : null}
      {first === undefined ? null : (
        <p>
          {t('approve.without', { count: refused.length })} {first.refused[0]?.message}
        </p>
      )}
      {warnings.length === 0 ? null : (
        <WarningList warnings={warnings} confirmed={confirmed} onChange={setConfirmed} />
      )}
    </FormDialog>
  );
}
