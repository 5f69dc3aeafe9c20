import { type ReactNode, useState } from 'react';
import { maxUploadBytes, maxUploadRows } from '@tapwright/contracts/keyword-upload';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { saveTable } from '../../../platform/files/save-table.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileAnswer } from './read-file.ts';
import classes from './upload.module.css';
import type { useUpload } from './use-upload.ts';

type Props = { readonly upload: ReturnType<typeof useUpload> };

/** A file, or a paste; and what of it cannot be read, with what can be done about it. */
export function FileChoice({ upload: { read, open } }: Props) {
  const { t } = useTranslation(['keywordUpload', 'adWords']);
  const language = useLanguage();
  const [pasted, setPasted] = useState('');
  const rows = formatCount(language, maxUploadRows);
  const saveTemplate = () => {
    const head = [t('columns.keyword'), t('columns.matchType'), t('columns.bid')];
    saveTable('keywords.csv', [head, [t('templateRow'), t('adWords:matchTypes.EXACT'), '']]);
  };
  return (
    <div className={classes.choice}>
      {read === undefined ? null : (
        <Problem
          answer={read.answer}
          onFirst={() =>
            void open(read.source, { onlyFirst: true, ...(read.encoding && { encoding: read.encoding }) })
          }
        >
          {(guesses) => (
            <EncodingChoice guesses={guesses} onChoose={(encoding) => void open(read.source, { encoding })} />
          )}
        </Problem>
      )}
      <FileDrop
        choose={t('choose')}
        hint={t('drop', { rows })}
        testId="keyword-file"
        onFile={(source) => void open(source)}
      >
        <Button variant="subtle" onClick={saveTemplate}>
          {t('template')}
        </Button>
      </FileDrop>
      <TextArea
        label={t('paste')}
        help={t('pasteHelp')}
        rows={6}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className={classes.row}>
        <Button
          variant="filled"
          disabled={pasted.trim() === ''}
          onClick={() => void open({ name: t('pasted'), content: pasted })}
        >
          {t('readPaste')}
        </Button>
      </div>
    </div>
  );
}

type ProblemProps = {
  readonly answer: FileAnswer;
  readonly onFirst: () => void;
  readonly children: (guesses: Extract<FileAnswer, { is: 'unclear' }>['guesses']) => ReactNode;
};

function Problem({ answer, onFirst, children }: ProblemProps) {
  const { t } = useTranslation('keywordUpload');
  const language = useLanguage();
  if (answer.is === 'table') return null;
  if (answer.is === 'unclear') return children(answer.guesses);
  const rows = formatCount(language, maxUploadRows);
  const values =
    answer.is === 'tooManyRows'
      ? { rows: formatCount(language, answer.count), highest: rows }
      : { rows: '', highest: formatCount(language, maxUploadBytes / 1024 / 1024) };
  return (
    <div className={classes.problem} role="alert">
      <StatusWord of="refused">{t(`refused.${answer.is}`, values)}</StatusWord>
      {answer.is === 'tooManyRows' ? (
        <Button onClick={onFirst}>{t('takeFirst', { highest: rows })}</Button>
      ) : null}
    </div>
  );
}
