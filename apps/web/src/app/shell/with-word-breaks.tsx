import { Fragment } from 'react';
import { useLanguage } from '../../platform/words/use-language.ts';

type Props = { readonly text: string };

/** Text that may break between words also where a language writes them without spaces. */
export function WithWordBreaks({ text }: Props) {
  const words = new Intl.Segmenter(useLanguage(), { granularity: 'word' }).segment(text);
  return [...words].map(({ segment, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
}
