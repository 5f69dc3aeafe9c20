import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@tapwright/ui/skeleton';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import { useLanguage } from '../../../platform/use-language.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { personQuery } from '../api/person-query.ts';
import classes from './person-facts.module.css';

/** What is known of the person who is signed in. */
export function PersonFacts() {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { data: person, dataUpdatedAt, error, refetch } = useQuery(personQuery());
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);

  if (error && person === undefined) {
    return (
      <ViewFailed
        title={t('person.notRead')}
        text={t('person.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  const seenAt = (at: string | null) =>
    at === null
      ? t('person.none')
      : formatInstant(language, new Date(at), { zone, now: new Date(dataUpdatedAt) });
  return (
    <dl className={classes.facts}>
      <Fact name={t('person.nickname')}>{person?.nickName}</Fact>
      <Fact name={t('person.id')}>{person?.userId}</Fact>
      <Fact name={t('person.mobile')}>{person && (person.mobile ?? t('person.none'))}</Fact>
      <Fact name={t('person.email')}>{person && (person.email ?? t('person.none'))}</Fact>
      <Fact name={t('person.activeDays')}>{person && t('person.days', { count: person.activeUserNub })}</Fact>
      <Fact name={t('person.lastSeen')}>{person && seenAt(person.lastLoginTime)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd>{children ?? <Skeleton width={120} />}</dd>
    </div>
  );
}
