import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  appleTeamId,
  certificateName,
  type CertificateView,
  clientId,
  keyId,
} from '@tapwright/contracts/certificates';
import '@tapwright/ui/forms/button.css';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useFields } from '../../../platform/use-fields.ts';
import type { TypedIds } from '../api/certificates.ts';
import classes from './bind-wizard.module.css';

const ids = ['clientId', 'appleTeamId', 'keyId'] as const;
const schemas = { name: certificateName, clientId, appleTeamId, keyId };

type Props = {
  readonly certificate: CertificateView;
  readonly isAsking: boolean;
  readonly isChecked: boolean;
  readonly onSend: (typed: TypedIds) => void;
};

export function IdsStep({ certificate, isAsking, isChecked, onSend }: Props) {
  const { t } = useTranslation('certificates');
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields(
    {
      name: certificate.name,
      clientId: certificate.clientId ?? '',
      appleTeamId: certificate.appleTeamId ?? '',
      keyId: certificate.next ? '' : (certificate.keyId ?? ''),
    },
    () => schemas,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = fields.check();
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (!isAsking) onSend(fields.typed);
  };
  const propsOf = (name: keyof TypedIds) => ({
    name,
    autoComplete: 'off',
    spellCheck: false,
    value: fields.typed[name],
    error: fields.errorOf(name),
    onChange: (event: { target: { value: string } }) => fields.change(name, event.target.value),
    onBlur: () => fields.leave(name),
  });
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
