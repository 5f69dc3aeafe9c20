import {
  appleTeamId,
  certificateName,
  type CertificateView,
  clientId,
  keyId,
} from '@tapwright/contracts/certificates';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Button } from '@tapwright/ui/forms/button';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { TypedIds } from '../api/certificates.ts';
import classes from './bind-wizard.module.css';

const ids = ['clientId', 'appleTeamId', 'keyId'] as const;
const rules = { name: certificateName, clientId, appleTeamId, keyId };

type Props = {
  readonly certificate: CertificateView;
  readonly isAsking: boolean;
  readonly isChecked: boolean;
  readonly onSend: (typed: TypedIds) => void;
};

export function IdsStep({ certificate, isAsking, isChecked, onSend }: Props) {
  const { t } = useTranslation('certificates');
  const { form, textOf, whenRight } = useForm(
    {
      name: certificate.name,
      clientId: certificate.clientId ?? '',
      appleTeamId: certificate.appleTeamId ?? '',
      keyId: certificate.next ? '' : (certificate.keyId ?? ''),
    },
    () => rules,
  );
  const send = whenRight((values) => {
    if (!isAsking) onSend(values);
  });
  const propsOf = (name: keyof TypedIds) => ({ autoComplete: 'off', spellCheck: false, ...textOf(name) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      {ids.map((name) => (
        <TextField key={name} label={t(`ids.${name}`)} {...propsOf(name)} />
      ))}
      <TextField label={t('ids.name')} help={t('ids.nameHint')} {...propsOf('name')} />
      <div>
        <Button type="submit" variant={isChecked ? 'default' : 'filled'} loading={isAsking}>
          {t(isChecked ? 'ids.again' : 'ids.check')}
        </Button>
      </div>
    </form>
  );
}
