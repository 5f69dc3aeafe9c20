import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { openedTerms } from './opened-terms.ts';
import { type Term, termWays } from './prepare-terms.ts';
import { SelectionBar, type SelectionTools } from '../bulk/selection-bar.tsx';

type Props = SelectionTools & { readonly teamId: number; readonly terms: readonly Term[] };

/** What can be made of all search terms that are selected. */
export function TermsBar({ teamId, terms, ...tools }: Props) {
  return (
    <SelectionBar count={terms.length} {...tools}>
      <Ways teamId={teamId} terms={terms} onSent={tools.onClear} />
    </SelectionBar>
  );
}

type WaysProps = Pick<Props, 'teamId' | 'terms'> & { readonly onSent: () => void };

function Ways(opened: WaysProps) {
  const { t } = useTranslation('reportNotes');
  return termWays.map((way) => (
    <Button key={way} size="xs" onClick={() => openedTerms.set({ ...opened, way })}>
      {t(`termActions.${way}`)}
    </Button>
  ));
}
