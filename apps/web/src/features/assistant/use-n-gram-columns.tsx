import type { NGramRow } from '@tapwright/contracts/assistant';
import { formatMoney } from '@tapwright/i18n/format-money';
import { formatCount, noFigure } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Pieces } from './components/pieces.tsx';

const glyphs = { waste: 'refused', earns: 'in-order', open: 'pending', thin: 'paused' } as const;

export function useNGramColumns(): Column<NGramRow>[] {
  const { t } = useTranslation(['assistant', 'adWords']);
  const language = useLanguage();
  const money = (amount: string | null, currency: string) =>
    amount === null ? noFigure : formatMoney(language, { amount, currency });
  const end = { align: 'end', onCard: 'line', width: 110 } as const;
  return [
    {
      key: 'pieces',
      head: t('nGrams.pieces'),
      onCard: 'title',
      cell: ({ pieces }) => <Pieces pieces={pieces} />,
    },
    { key: 'terms', head: t('nGrams.terms'), ...end, cell: ({ terms }) => formatCount(language, terms) },
    {
      key: 'taps',
      head: t('adWords:measures.taps'),
      ...end,
      cell: ({ taps }) => formatCount(language, taps),
    },
    {
      key: 'spend',
      head: t('adWords:measures.localSpendAmount'),
      ...end,
      cell: ({ spend, currency }) => money(spend, currency),
    },
    {
      key: 'installs',
      head: t('adWords:measures.installs'),
      ...end,
      cell: ({ installs }) => formatCount(language, installs),
    },
    {
      key: 'cpa',
      head: t('nGrams.cpa'),
      ...end,
      width: 150,
      cell: ({ cpa, goal, currency }) =>
        t('nGrams.cpaGoal', { cpa: money(cpa, currency), goal: money(goal, currency) }),
    },
    {
      key: 'atStake',
      head: t('nGrams.atStake'),
      ...end,
      cell: ({ atStake, currency }) => money(atStake, currency),
    },
    {
      key: 'verdict',
      head: t('nGrams.verdict'),
      width: 120,
      onCard: 'corner',
      cell: ({ verdict }) => <StatusWord of={glyphs[verdict]}>{t(`verdicts.${verdict}`)}</StatusWord>,
    },
  ];
}
