import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { Chip } from '@tapwright/ui/feedback/chip';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { checkCertificate, keepPresentKey } from '../api/certificates.ts';
import { certificateKeys } from '../keys.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateMenu } from './certificate-menu.tsx';
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
            <>
              <Button loading={check.isPending} onClick={() => check.mutate({ teamId, certificateId })}>
                {t('manager.check')}
              </Button>
              <Running {...{ teamId, certificate, onBind, refresh }} />
            </>
          )}
          <CertificateMenu {...{ teamId, certificate, title, onBind }} />
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

type RunningProps = Pick<Props, 'teamId' | 'certificate' | 'onBind'> & {
  readonly refresh: () => Promise<void>;
};

/** What a bound certificate is for, or while its key is replaced, the two ways on. */
function Running({ teamId, certificate: { certificateId, next }, onBind, refresh }: RunningProps) {
  const { t } = useTranslation('certificates');
  const giveUp = useMutation({
    mutationFn: keepPresentKey,
    onSuccess: () => showToast({ tone: 'good', text: t('done.rotationGivenUp') }),
    onSettled: refresh,
  });
  const open = () => onBind(certificateId);
  if (!next) return <Button onClick={open}>{t('manager.attach')}</Button>;
  return (
    <>
      <Button onClick={open}>{t('manager.rotate')}</Button>
      <Button loading={giveUp.isPending} onClick={() => giveUp.mutate({ teamId, certificateId })}>
        {t('manager.giveUp')}
      </Button>
    </>
  );
}
