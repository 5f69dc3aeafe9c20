import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { nameCountries } from '@tapwright/i18n/name-countries';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { attach, attachableQuery, blockedQuery } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';
import { BlockedList } from './blocked-list.tsx';
import classes from './negative-lists.module.css';

type Props = {
  readonly teamId: number;
  readonly listId: number;
  readonly onAttached: () => void;
  readonly onClose: () => void;
};

/** Campaigns in one's own scope, with what of theirs the list would block. */
export function AttachDialog({ teamId, listId, onAttached, onClose }: Props) {
  const { t } = useTranslation('negativeLists');
  const language = useLanguage();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const searched = useDebounced(name, searchDebounceMs);
  const { data } = useQuery(attachableQuery({ teamId, listId, name: searched }));
  const { data: blocked } = useQuery({
    ...blockedQuery({ teamId, listId, campaignIds: [...chosen] }),
    enabled: chosen.length > 0,
  });
  const { send, isPending } = useAttach(teamId, listId, onAttached, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !isPending) void send(chosen);
  };
  const found = data?.list ?? [];
  const all = [...new Set([...chosen, ...found.map(({ campaignId }) => campaignId)])];
  return (
    <FormDialog
      title={t('attach.title')}
      submit={t('attach.attach', { count: chosen.length })}
      isPending={isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('attach.search')}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {data === undefined ? null : (
        <>
          <CheckList
            label={t('attach.campaigns')}
            chosen={chosen}
            options={found.map(({ campaignId, name: label, app, countries }) => ({
              value: campaignId,
              label,
              note: [app, nameCountries(language, countries)].filter(Boolean).join(' · '),
            }))}
            empty={t(searched === '' ? 'attach.none' : 'attach.noneSo')}
            onChange={setChosen}
          />
          <All shown={found.length} total={data.total} onAll={() => setChosen(all)} />
        </>
      )}
      {chosen.length === 0 ? null : <BlockedList blocked={blocked} />}
    </FormDialog>
  );
}

type AllProps = { readonly shown: number; readonly total: number; readonly onAll: () => void };

function All({ shown, total, onAll }: AllProps) {
  const { t } = useTranslation('negativeLists');
  return (
    <p className={classes.choice}>
      {shown === 0 ? null : (
        <button type="button" className={classes.textButton} onClick={onAll}>
          {t('attach.all', { count: shown })}
        </button>
      )}
      {total > shown ? (
        <span className={classes.quiet}>{t('attach.more', { count: total - shown })}</span>
      ) : null}
    </p>
  );
}

function useAttach(teamId: number, listId: number, onAttached: () => void, onClose: () => void) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const send = async (campaignIds: readonly string[]) => {
    setPending(true);
    try {
      await attach({ teamId, listId, campaignIds: [...campaignIds] });
      await readLists(teamId);
      onClose();
      onAttached();
    } catch (error) {
      showFailure(t('attach.notAttached'), error);
    } finally {
      setPending(false);
    }
  };
  return { send, isPending };
}
