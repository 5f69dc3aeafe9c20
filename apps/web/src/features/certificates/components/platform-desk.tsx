import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appleTeamId, clientId, keyId } from '@tapwright/contracts/certificates';
import type { PlatformCertificate } from '@tapwright/contracts/platform-certificate';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useForm } from '../../../platform/forms/use-form.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { bindPlatform, makePlatformKey, platformQuery } from '../api/platform.ts';
import { certificateKeys } from '../keys.ts';
import classes from './bind-wizard.module.css';
import { ConnectionCheck } from './connection-check.tsx';
import { KeyStep } from './key-step.tsx';
import { PasteStep } from './paste-step.tsx';
import own from './platform-desk.module.css';

/** The organisation at Apple in which teams' campaign groups are run that the platform pays for. */
export function PlatformDesk() {
  const { t } = useTranslation('certificates');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(platformQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: makePlatformKey,
    onSuccess: (made) => queryClient.setQueryData(certificateKeys.platform, made),
  });
  if (error && data === undefined)
    return (
      <ViewFailed title={t('platform.failed')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  if (data === undefined) return null;
  return (
    <section className={own.desk}>
      <p className={classes.text}>{t('platform.text')}</p>
      {data === null ? (
        <div>
          <Button variant="filled" loading={isPending} onClick={() => mutate()}>
            {t('platform.make')}
          </Button>
        </div>
      ) : (
        <Binding certificate={data} />
      )}
    </section>
  );
}

const ids = ['clientId', 'appleTeamId', 'keyId'] as const;
const rules = { clientId, appleTeamId, keyId };

function Binding({ certificate }: { readonly certificate: PlatformCertificate }) {
  const { t } = useTranslation('certificates');
  const queryClient = useQueryClient();
  const isBound = certificate.state === 'bound';
  const { form, textOf, whenRight } = useForm(
    {
      clientId: certificate.clientId ?? '',
      appleTeamId: certificate.appleTeamId ?? '',
      keyId: certificate.keyId ?? '',
    },
    () => rules,
  );
  const { mutate, data, isPending } = useMutation({
    mutationFn: bindPlatform,
    onSuccess: (bound) => queryClient.setQueryData(certificateKeys.platform, bound.certificate),
  });
  return (
    <>
      <p>
        <StatusWord of={isBound ? 'in-order' : 'pending'}>
          {isBound
            ? t('platform.bound', {
                name: certificate.appleOrgName ?? '–',
                count: certificate.campaignGroups,
              })
            : t('platform.waiting')}
        </StatusWord>
      </p>
      <PasteStep isRotation={false} />
      <KeyStep publicKey={certificate.publicKey} text={t('platform.publicKey')} onCopied={() => undefined} />
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={whenRight((values) => {
          if (!isPending) mutate(values);
        })}
      >
        {ids.map((name) => (
          <TextField
            key={name}
            label={t(`ids.${name}`)}
            autoComplete="off"
            spellCheck={false}
            {...textOf(name)}
          />
        ))}
        <div>
          <Button type="submit" variant={isBound ? 'default' : 'filled'} loading={isPending}>
            {t(isBound ? 'ids.again' : 'ids.check')}
          </Button>
        </div>
      </form>
      {data === undefined && !isPending ? null : <ConnectionCheck check={data?.check} isAsking={isPending} />}
    </>
  );
}
