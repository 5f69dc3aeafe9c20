import { useState } from 'react';
import { maxNoteLength, type WordUse } from '@tapwright/contracts/words';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { Button } from '@tapwright/ui/forms/button';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { keepNote, type UsesQuestion } from '../api/word-queries.ts';
import { useReadWords } from '../use-read-words.ts';
import classes from './word-panel.module.css';

type Props = {
  readonly word: string;
  readonly place: Pick<UsesQuestion, 'teamId' | 'adamId' | 'country'>;
  readonly note: WordUse['note'];
};

/** What the team says of a word; whoever may use tools says it, and an empty one is taken away. */
export function WordNote({ word, place, note }: Props) {
  const { t } = useTranslation('words');
  const readWords = useReadWords();
  const showFailure = useShowFailure();
  const [typed, setTyped] = useState<string>();
  const [isPending, setPending] = useState(false);
  const text = typed ?? note?.text ?? '';
  const { teamId, adamId, country } = place;
  const save = async () => {
    setPending(true);
    try {
      await keepNote({ teamId, adamId, country, word, text: text.trim() });
      await readWords(teamId);
      setTyped(undefined);
    } catch (error) {
      showFailure(t('note.notKept'), error);
    } finally {
      setPending(false);
    }
  };
  return (
    <section className={classes.part}>
      <TextArea
        label={t('note.label')}
        help={note === null ? undefined : <Written {...note} />}
        rows={3}
        maxLength={maxNoteLength}
        dir="auto"
        value={text}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {typed === undefined || typed.trim() === (note?.text ?? '') ? null : (
        <p className={classes.save}>
          <Button size="xs" loading={isPending} onClick={() => void save()}>
            {t('note.keep')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Written({ writtenBy, writtenAt }: NonNullable<WordUse['note']>) {
  const { t } = useTranslation('words');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (
    <>
      {t('note.written', { by: writtenBy, at: formatInstant(language, new Date(writtenAt), { zone, now }) })}
    </>
  );
}
