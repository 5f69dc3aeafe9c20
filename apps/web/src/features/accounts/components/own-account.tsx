import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@tapwright/ui/skeleton';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/use-language.ts';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { personQuery } from '../api/person-query.ts';
import type { ContactKind } from '../prepare-contact.ts';
import { CopyButton } from './copy-button.tsx';
import { Fact } from './fact.tsx';
import factClasses from './fact.module.css';
import { FactButton } from './fact-button.tsx';
import { NicknameFact } from './nickname-fact.tsx';
import { PictureFact } from './picture-fact.tsx';

const BindDialog = lazy(async () => ({ default: (await import('./bind-dialog.tsx')).BindDialog }));
const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));
const FirstPasswordDialog = lazy(async () => ({
  default: (await import('./first-password-dialog.tsx')).FirstPasswordDialog,
}));

type Opened = ContactKind | 'password' | undefined;

type Props = {
  /** What is bound and the buttons about it, of the feature that binds; absent where it cannot be bound. */
  readonly chatApp?: ((wechat: string | null) => ReactNode) | undefined;
};

/** All that a person can see and change of their own account. */
export function OwnAccount({ chatApp }: Props) {
  const { t } = useTranslation(['accounts', 'personal']);
  const language = useLanguage();
  const { data: person, dataUpdatedAt, error, refetch } = useQuery(personQuery());
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  if (person === undefined) {
    return error ? (
      <ViewFailed
        title={t('person.notRead')}
        text={t('person.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    ) : (
      <Skeleton width={320} />
    );
  }
  const contact = (kind: ContactKind) => (
    <Fact
      name={t(`person.${kind}`)}
      action={
        <FactButton about={t(`person.${kind}`)} onClick={() => setOpened(kind)}>
          {person[kind] === null ? t('personal:bind') : t('personal:change')}
        </FactButton>
      }
    >
      {person[kind] ?? <span className={factClasses.none}>{t('person.none')}</span>}
    </Fact>
  );
  const seenAt = (at: string) =>
    formatInstant(language, new Date(at), { zone, now: new Date(dataUpdatedAt) });
  return (
    <>
      <PictureFact person={person} />
      <dl className={factClasses.list}>
        <NicknameFact nickName={person.nickName} />
        <Fact
          name={t('person.id')}
          action={<CopyButton about={t('person.id')} text={String(person.userId)} />}
        >
          {person.userId}
        </Fact>
        {contact('mobile')}
        {contact('email')}
        {chatApp ? <Fact name={t('personal:wechat')}>{chatApp(person.wechat)}</Fact> : null}
        <Fact
          name={t('personal:password.label')}
          action={
            <FactButton about={t('personal:password.label')} onClick={() => setOpened('password')}>
              {person.hasPassword ? t('personal:change') : t('personal:password.set')}
            </FactButton>
          }
        >
          {person.hasPassword ? (
            '••••••••'
          ) : (
            <span className={factClasses.none}>{t('personal:password.none')}</span>
          )}
        </Fact>
        <Fact name={t('person.activeDays')}>{t('person.days', { count: person.activeUserNub })}</Fact>
        <Fact name={t('person.lastSeen')}>
          {person.lastLoginTime === null ? '–' : seenAt(person.lastLoginTime)}
        </Fact>
      </dl>
      <Suspense>
        {opened === 'password' && person.hasPassword ? <PasswordDialog onClose={close} /> : null}
        {opened === 'password' && !person.hasPassword ? (
          <FirstPasswordDialog person={person} onClose={close} />
        ) : null}
        {opened === 'mobile' || opened === 'email' ? (
          <ContactChange kind={opened} current={person[opened]} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

type ContactChangeProps = {
  readonly kind: ContactKind;
  readonly current: string | null;
  readonly onClose: () => void;
};

/** What it was when the dialog opened decides, so that a change heard meanwhile does not swap the form. */
function ContactChange({ kind, current, onClose }: ContactChangeProps) {
  const [before] = useState(current);
  return before === null ? (
    <BindDialog kind={kind} onClose={onClose} />
  ) : (
    <ContactDialog kind={kind} current={before} onClose={onClose} />
  );
}
