import { useTranslation } from 'react-i18next';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/use-language.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import classes from './certificate-list.module.css';

type Props = { readonly certificate: CertificateView; readonly readAt: number };

export function CertificateFacts({ certificate, readAt }: Props) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const at = (instant: string | null) =>
    instant === null
      ? t('manager.never')
      : formatInstant(language, new Date(instant), { zone, now: new Date(readAt) });
  const facts = [
    [t('manager.organisation'), certificate.appleOrgName],
    [t('ids.clientId'), certificate.clientId],
    [t('ids.appleTeamId'), certificate.appleTeamId],
    [t('ids.keyId'), certificate.keyId],
    [t('manager.groups'), certificate.boundAt === null ? null : String(certificate.campaignGroups)],
    [t('manager.keyMade'), at(certificate.keyMadeAt)],
    [t('manager.bound'), certificate.boundAt === null ? null : at(certificate.boundAt)],
    [t('manager.checked'), certificate.checkedAt === null ? null : at(certificate.checkedAt)],
    [t('manager.used'), certificate.boundAt === null ? null : at(certificate.lastUsedAt)],
    [t('manager.refusedAt'), certificate.lastRefusedAt === null ? null : at(certificate.lastRefusedAt)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.flatMap(([name, value]) =>
        value === null
          ? []
          : [
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>,
            ],
      )}
    </dl>
  );
}
