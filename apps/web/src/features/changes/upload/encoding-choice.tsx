import { useState } from 'react';
import { formatCount } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { EncodingGuess, FileEncoding } from './decode-file.ts';
import classes from './upload.module.css';

type Props = {
  readonly guesses: readonly EncodingGuess[];
  readonly onChoose: (encoding: FileEncoding) => void;
};

/** What the file seems to be, with a line of it each; the likeliest is chosen. */
export function EncodingChoice({ guesses, onChoose }: Props) {
  const { t } = useTranslation('keywordUpload');
  const language = useLanguage();
  const [chosen, setChosen] = useState<FileEncoding>();
  const first = guesses[0]?.encoding ?? 'utf-16le';
  const encoding = chosen ?? first;
  return (
    <div className={classes.problem} role="alert">
      <ChoiceList
        label={t('encoding.title', { name: t(`encoding.names.${first}`) })}
        value={encoding}
        options={guesses.map(({ encoding: value, sample, fitting, lines }) => ({
          value,
          label: sample,
          note: `${t(`encoding.names.${value}`)} · ${t('encoding.fits', {
            fitting: formatCount(language, fitting),
            lines: formatCount(language, lines),
          })}`,
        }))}
        onChange={setChosen}
      />
      <div className={classes.row}>
        <Button variant="filled" onClick={() => onChoose(encoding)}>
          {t('encoding.read')}
        </Button>
      </div>
    </div>
  );
}
