import type { WordRow } from '@tapwright/contracts/words';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount, noFigure } from '@tapwright/i18n/format-number';
import { whereOf } from '../../../features/reports/words/word-columns.tsx';
import type { UsesQuestion } from '../../../features/words/api/word-queries.ts';
import { WordPanel } from '../../../features/words/components/word-panel.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { OpenWords } from './use-word-actions.tsx';
import { WayButtons } from './word-bar.tsx';

type Props = {
  readonly row: WordRow;
  readonly question: Omit<UsesQuestion, 'words'>;
  readonly open: OpenWords | undefined;
  readonly onClose: () => void;
};

/** Where the word of a row stands, and what can be done with it. */
export function OpenedWord({ row, question, open, onClose }: Props) {
  return (
    <WordPanel
      word={row.word}
      question={question}
      facts={useFacts(row)}
      actions={
        open && (
          <WayButtons
            onWay={(way) => {
              onClose();
              open(way, [row.word]);
            }}
          />
        )
      }
      onClose={onClose}
    />
  );
}

/** What the list says of a word, in the order in which it is asked. */
function useFacts(row: WordRow) {
  const { t } = useTranslation(['adWords', 'words']);
  const { t: words } = useTranslation('words');
  const language = useLanguage();
  const { weekPopularity, popularityTrend, shareRank, firstSeen, taps, installs } = row;
  const seen = firstSeen === null ? noFigure : formatDay(language, firstSeen);
  return [
    { label: t('columns.weekPopularity'), value: formatCount(language, weekPopularity) },
    {
      label: t('columns.popularityTrend'),
      value: `${(popularityTrend ?? 0) > 0 ? '+' : ''}${formatCount(language, popularityTrend)}`,
    },
    { label: t('columns.shareRank'), value: formatCount(language, shareRank) },
    { label: t('measures.taps'), value: formatCount(language, taps) },
    { label: t('measures.installs'), value: formatCount(language, installs) },
    { label: t('columns.firstSeen'), value: seen },
    { label: t('words:where.head'), value: whereOf(row, words).join(' · ') || noFigure },
  ];
}
