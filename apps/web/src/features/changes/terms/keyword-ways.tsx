import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { openedKeywordPlan } from './opened-keyword-plan.ts';
import { keywordWays, type PlannedKeyword } from './prepare-keyword-plan.ts';

type Props = {
  readonly teamId: number;
  readonly keywords: readonly PlannedKeyword[];
  readonly onSent: () => void;
};

/** What can be made out of keywords besides themselves. */
export function KeywordWays({ teamId, keywords, onSent }: Props) {
  const { t } = useTranslation('changes');
  return keywordWays.map((way) => (
    <Button
      key={way}
      size="xs"
      disabled={keywords.length === 0}
      onClick={() => openedKeywordPlan.set({ teamId, keywords, way, onSent })}
    >
      {t(`keywordPlan.ways.${way}`)}
    </Button>
  ));
}
