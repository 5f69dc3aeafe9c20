import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { maxPasskeys, type PasskeyView } from '@tapwright/contracts/passkeys';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { passkeysQuery } from '../api/passkeys.ts';
import { useRemovePasskey } from '../use-remove-passkey.ts';
import classes from './passkey-list.module.css';

const PasskeyDialog = lazy(async () => ({ default: (await import('./passkey-dialog.tsx')).PasskeyDialog }));

/** One's own passkeys. `canAdd`: this server and browser can make more. */
export function PasskeyList({ canAdd }: { readonly canAdd: boolean }) {
  const { t } = useTranslation('passkeys');
  const { data: passkeys, dataUpdatedAt, error, refetch } = useQuery(passkeysQuery);
  const [dialog, open] = useState<'add' | PasskeyView>();
  const { remove, isPending } = useRemovePasskey();
  if (passkeys === undefined)
    return error ? (
      <ViewFailed title={t('notRead')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    ) : (
      <Skeleton width={320} />
    );
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p className={classes.text}>{t('lead')}</p>
      {passkeys.length === 0 ? <p className={classes.text}>{t('none')}</p> : null}
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className={classes.row}>
            <PasskeyWords passkey={passkey} now={new Date(dataUpdatedAt)} />
            <Button size="xs" onClick={() => open(passkey)}>
              {t('rename')}
              <span className="tw-visually-hidden">{` ${passkey.name}`}</span>
            </Button>
            <Button size="xs" disabled={isPending} onClick={() => remove(passkey)}>
              {t('remove')}
              <span className="tw-visually-hidden">{` ${passkey.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {canAdd && passkeys.length < maxPasskeys ? (
        <Button onClick={() => open('add')}>{t('add')}</Button>
      ) : null}
      <Suspense>
        {dialog ? (
          <PasskeyDialog passkey={dialog === 'add' ? undefined : dialog} onClose={() => open(undefined)} />
        ) : null}
      </Suspense>
    </section>
  );
}

function PasskeyWords({ passkey, now }: { readonly passkey: PasskeyView; readonly now: Date }) {
  const { t } = useTranslation('passkeys');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { name, lastUsedAt } = passkey;
  return (
    <div className={classes.words}>
      <p className={classes.name}>{name}</p>
      <p className={classes.used}>
        {lastUsedAt === null
          ? t('neverUsed')
          : t('used', { when: formatInstant(language, new Date(lastUsedAt), { zone, now }) })}
      </p>
    </div>
  );
}
