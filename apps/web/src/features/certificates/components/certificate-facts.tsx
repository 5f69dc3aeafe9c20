import type { CertificateView } from '@tapwright/contracts/certificates';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './certificate-list.module.css';

type Props = { readonly certificate: CertificateView; readonly readAt: number };
type Fact = readonly [name: string, value: string | null];

/** What hangs on it and whether it is used; the ids, which one compares with Apple's page, are folded away. */
export function CertificateFacts({ certificate, readAt }: Props) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const at = (instant: string | null) =>
    instant === null
      ? t('manager.never')
      : formatInstant(language, new Date(instant), { zone, now: new Date(readAt) });
  const { boundAt, campaignGroups, checkedAt, lastRefusedAt } = certificate;
  const groups = campaignGroups.length === 0 ? t('manager.noGroups') : formatList(language, campaignGroups);
  return (
    <>
      <Facts
        facts={[
          [t('manager.groups'), boundAt === null ? null : groups],
          [t('manager.checked'), checkedAt === null ? null : at(checkedAt)],
          [t('manager.used'), boundAt === null ? null : at(certificate.lastUsedAt)],
          [t('manager.refusedAt'), lastRefusedAt === null ? null : at(lastRefusedAt)],
        ]}
      />
      <details className={classes.details}>
        <summary>{t('manager.details')}</summary>
        <Facts
          facts={[
            [t('ids.clientId'), certificate.clientId],
            [t('ids.appleTeamId'), certificate.appleTeamId],
            [t('ids.keyId'), certificate.keyId],
            [t('manager.keyMade'), at(certificate.keyMadeAt)],
            [t('manager.bound'), boundAt === null ? null : at(boundAt)],
          ]}
        />
      </details>
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
