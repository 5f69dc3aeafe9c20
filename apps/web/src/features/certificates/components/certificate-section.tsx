import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { Chip } from '@tapwright/ui/feedback/chip';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { ask } from '../../../platform/questions.ts';
import { showToast } from '../../../platform/toasts.ts';
import { beginRotation, checkCertificate, dropCertificate, keepPresentKey } from '../api/certificates.ts';
import { certificateKeys } from '../keys.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { ConnectionCheck } from './connection-check.tsx';
import classes from './certificate-list.module.css';

type Props = {
  readonly teamId: number;
  readonly certificate: CertificateView;
  readonly readAt: number;
  readonly onBind: (certificateId: number) => void;
};

export function CertificateSection({ teamId, certificate, readAt, onBind }: Props) {
  const { t } = useTranslation('certificates');
  const queryClient = useQueryClient();
  const { certificateId, name, appleOrgName } = certificate;
  const one = { teamId, certificateId };
  const refresh = async () => queryClient.invalidateQueries({ queryKey: certificateKeys.all });
  const check = useMutation({ mutationFn: checkCertificate, onSettled: refresh });
  const title = name || appleOrgName || t('manager.unnamed', { id: certificateId });
  return (
    <section className={classes.certificate} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <State certificate={certificate} />
        <div className={classes.actions}>
          {certificate.boundAt === null ? (
            <Button variant="filled" onClick={() => onBind(certificateId)}>
              {t('continue')}
            </Button>
          ) : (
            <Button loading={check.isPending} onClick={() => check.mutate(one)}>
              {t('manager.check')}
            </Button>
          )}
          <MoreActions {...{ teamId, certificate, onBind, refresh }} />
        </div>
      </header>
      <CertificateFacts certificate={certificate} readAt={readAt} />
      {check.data || check.isPending ? (
        <div className={classes.check}>
          <ConnectionCheck check={check.data?.check} isAsking={check.isPending} />
        </div>
      ) : null}
    </section>
  );
}

function State({ certificate: { state, next } }: Pick<Props, 'certificate'>) {
  const { t } = useTranslation('certificates');
  if (state === 'refused')
    return (
      <Chip tone="danger" glyph="refused">
        {t('state.refused')}
      </Chip>
    );
  if (next) return <Chip tone="warn">{t('state.rotating')}</Chip>;
  if (state === 'bound') return <StatusWord of="in-order">{t('state.bound')}</StatusWord>;
  return (
    <Chip tone="warn" glyph="to-mend">
      {t(`state.${state}`)}
    </Chip>
  );
}

type MoreProps = Omit<Props, 'readAt'> & { readonly refresh: () => Promise<void> };

function MoreActions({ teamId, certificate, onBind, refresh }: MoreProps) {
  const { t } = useTranslation(['certificates', 'frame']);
  const queryClient = useQueryClient();
  const { certificateId, campaignGroups, next, boundAt } = certificate;
  const one = { teamId, certificateId };
  const rotate = useMutation({
    mutationFn: beginRotation,
    onSuccess: () => onBind(certificateId),
    onSettled: refresh,
  });
  const giveUp = useMutation({
    mutationFn: keepPresentKey,
    onSuccess: () => showToast({ tone: 'good', text: t('done.rotationGivenUp') }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: dropCertificate,
    onSuccess: () => showToast({ tone: 'good', text: t('done.removed') }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const askAndRemove = async () => {
    const groups = campaignGroups > 0 ? ` ${t('removal.groups', { count: campaignGroups })}` : '';
    const isMeant = await ask({
      title: t('removal.title'),
      text: `${t('removal.text')}${groups}`,
      confirm: t('removal.confirm'),
      cancel: t('frame:cancel'),
    });
    if (isMeant) remove.mutate(one);
  };
  return (
    <>
      {boundAt === null || next ? null : (
        <Button onClick={() => onBind(certificateId)}>{t('manager.attach')}</Button>
      )}
      {boundAt === null ? null : (
        <Button
          loading={rotate.isPending}
          onClick={() => (next ? onBind(certificateId) : rotate.mutate(one))}
        >
          {t('manager.rotate')}
        </Button>
      )}
      {next ? (
        <Button loading={giveUp.isPending} onClick={() => giveUp.mutate(one)}>
          {t('manager.giveUp')}
        </Button>
      ) : null}
      <Button className={classes.remove} loading={remove.isPending} onClick={() => void askAndRemove()}>
        {t('manager.remove')}
      </Button>
    </>
  );
}
