import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { personQuery } from '../api/person-query.ts';
import { ContactFact } from './contact-fact.tsx';
import { CopyButton } from './copy-button.tsx';
import { Fact } from './fact.tsx';
import classes from './fact.module.css';
import { NicknameFact } from './nickname-fact.tsx';
import { PasswordFact } from './password-fact.tsx';
import { PictureFact } from './picture-fact.tsx';

type Props = {
  /** What is bound and the buttons about it, of the feature that binds. */
  readonly chatApp: (wechat: string | null) => ReactNode;
};

/** All that a person can see and change of their own account. */
export function OwnAccount({ chatApp }: Props) {
  const { t } = useTranslation(['accounts', 'personal']);
  const { data: person, error, refetch } = useQuery(personQuery());
  if (person === undefined) {
    return error ? (
      <ViewFailed
        title={t('personal:person.notRead')}
        text={t('personal:person.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    ) : (
      <Skeleton width={320} />
    );
  }
  const { userId, mobile, email, wechat, activeUserNub, lastLoginTime } = person;
  return (
    <>
      <PictureFact person={person} />
      <dl className={classes.list}>
        <NicknameFact nickName={person.nickName} />
        <Fact
          name={t('personal:person.id')}
          action={<CopyButton about={t('personal:person.id')} text={String(userId)} />}
        >
          {userId}
        </Fact>
        <ContactFact kind="mobile" current={mobile} />
        <ContactFact kind="email" current={email} />
        <Fact name={t('personal:wechat')}>{chatApp(wechat)}</Fact>
        <PasswordFact person={person} />
        <Fact name={t('personal:person.activeDays')}>
          {t('personal:person.days', { count: activeUserNub })}
        </Fact>
        <Fact name={t('personal:person.lastSeen')}>
          {lastLoginTime === null ? t('personal:never') : <Moment at={new Date(lastLoginTime)} />}
        </Fact>
      </dl>
    </>
  );
}

function Moment({ at }: { readonly at: Date }) {
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [now] = useState(() => new Date());
  return formatInstant(language, at, { zone, now });
}
