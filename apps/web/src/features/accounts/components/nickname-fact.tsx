import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '@tapwright/ui/forms/text-field';
import { cleanName } from '@tapwright/domain/names';
import { nickname } from '@tapwright/contracts/personal';
import { Button } from '@tapwright/ui/forms/button';
import { personKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeNickname } from '../api/change-own-account.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { Fact } from './fact.tsx';
import { FactButton } from './fact-button.tsx';
import classes from './nickname-fact.module.css';

type Props = { readonly nickName: string };

export function NicknameFact({ nickName }: Props) {
  const { t } = useTranslation(['accounts', 'personal', 'frame']);
  const [isEdited, setEdited] = useState(false);
  const name = t('personal:person.nickname');
  if (!isEdited) {
    return (
      <Fact
        name={name}
        action={
          <FactButton about={name} onClick={() => setEdited(true)}>
            {t('personal:edit')}
          </FactButton>
        }
      >
        {nickName}
      </Fact>
    );
  }
  return (
    <Fact name={name}>
      <NicknameForm nickName={nickName} onClose={() => setEdited(false)} />
    </Fact>
  );
}

function NicknameForm({ nickName, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'personal', 'frame']);
  const queryClient = useQueryClient();
  const { form, values, isPending, errorOf, set, submit } = useSentForm({
    first: { nickName },
    rulesOf: () => ({ nickName: nickname }),
    send: async ({ nickName: text }) => (cleanName(text) === nickName ? undefined : changeNickname(text)),
    onDone: () => {
      if (cleanName(values.nickName) !== nickName) {
        showToast({ tone: 'good', text: t('personal:changed') });
        void queryClient.invalidateQueries({ queryKey: personKeys.all });
      }
      onClose();
    },
    failed: t('personal:changeFailed'),
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.field}>
        <TextField
          name="nickName"
          label={t('personal:person.nickname')}
          autoComplete="nickname"
          autoFocus
          value={values.nickName}
          error={errorOf('nickName')}
          onFocus={(event) => event.target.select()}
          onChange={(event) => set('nickName', event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </div>
      <Button type="submit" variant="filled" loading={isPending}>
        {t('personal:save')}
      </Button>
      <Button onClick={onClose}>{t('frame:cancel')}</Button>
    </form>
  );
}
