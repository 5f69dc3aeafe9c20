import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CertificateCheck } from '@tapwright/contracts/certificate-check';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { adAccountKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { bringIds, type TypedIds } from '../api/certificates.ts';
import { certificateKeys } from '../keys.ts';
import classes from './bind-wizard.module.css';
import { ConnectionCheck } from './connection-check.tsx';
import { IdsStep } from './ids-step.tsx';
import { KeyStep } from './key-step.tsx';
import { PasteStep } from './paste-step.tsx';
import { Step } from './step.tsx';
import { UploadStep } from './upload-step.tsx';

type Props = {
  readonly teamId: number;
  readonly certificate: CertificateView;
  readonly onChosen: (certificate: CertificateView) => void;
  /** What can be done once Apple has accepted the certificate. */
  readonly attach: ReactNode;
};

/** Make a key, paste it at Apple, bring the ids back; at the right what Apple says to it. */
export function BindWizard({ teamId, certificate, onChosen, attach }: Props) {
  const { t } = useTranslation('certificates');
  const queryClient = useQueryClient();
  const [check, setCheck] = useState<CertificateCheck>();
  const { mutate, isPending } = useMutation({
    mutationFn: bringIds,
    onSuccess: ({ certificate: { boundAt }, check: found }) => {
      setCheck(found);
      if (found.isUsable && certificate.boundAt === null && boundAt !== null)
        showToast({ tone: 'good', text: t('done.bound') });
      void queryClient.invalidateQueries({ queryKey: adAccountKeys.all });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  });
  const { certificateId, next } = certificate;
  const isAccepted = check?.isUsable ?? (certificate.state === 'bound' && next === null);
  const send = (typed: TypedIds) => mutate({ teamId, certificateId, ...typed });
  return (
    <div className={classes.wizard}>
      <ol className={classes.steps}>
        <FirstStep {...{ teamId, certificate, isAccepted, onChosen }} />
        <Step number={2} isDone={isAccepted} title={t('paste.title')}>
          <PasteStep isRotation={next !== null} />
        </Step>
        <Step number={3} isDone={isAccepted} title={t('ids.title')}>
          <IdsStep
            key={`${certificateId} ${next?.madeAt ?? ''}`}
            certificate={certificate}
            isAsking={isPending}
            isChecked={check !== undefined}
            onSend={send}
          />
        </Step>
      </ol>
      <div className={classes.right}>
        <ConnectionCheck check={check} isAsking={isPending} />
        {isAccepted && !isPending ? attach : null}
      </div>
    </div>
  );
}

type FirstProps = Pick<Props, 'teamId' | 'certificate' | 'onChosen'> & { readonly isAccepted: boolean };

/** A key made here, or one that the person has already. */
function FirstStep({ teamId, certificate, isAccepted, onChosen }: FirstProps) {
  const { t } = useTranslation('certificates');
  const [isUpload, setUpload] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { next, isUploaded, publicKey, state } = certificate;
  return (
    <Step number={1} isDone={isCopied || isAccepted} title={t(isUpload ? 'upload.title' : 'copy.title')}>
      {isUpload ? (
        <UploadStep teamId={teamId} onKept={onChosen} />
      ) : (
        <KeyStep
          publicKey={next?.publicKey ?? publicKey}
          text={t(next ? 'copy.next' : isUploaded ? 'upload.kept' : 'copy.text')}
          onCopied={() => setCopied(true)}
        />
      )}
      {state === 'made' && !isUploaded ? (
        <button type="button" className={classes.other} onClick={() => setUpload(!isUpload)}>
          {t(isUpload ? 'upload.back' : 'upload.offer')}
        </button>
      ) : null}
    </Step>
  );
}
