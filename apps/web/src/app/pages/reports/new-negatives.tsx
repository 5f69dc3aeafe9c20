import { lazy, Suspense, useState } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { NegativesProps } from './blocked-negatives.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./blocked-negatives.tsx')).NegativesWithBlocked,
}));

const firstWords = ['changes'] as const;
const laterWords = ['negativeLists', 'adWords'] as const;

type Props = {
  readonly team: TeamView;
  readonly inside?: NegativesProps['inside'];
};

/** The way to negative keywords that are typed, for whoever may edit. */
export function NewNegatives({ team: { teamId, roleName }, inside }: Props) {
  const { t } = useTranslation('changes');
  const [isOpen, setOpen] = useState(false);
  const mayAdd = can(roleName, 'campaign.edit');
  const hasName = useLaterWords(firstWords, mayAdd);
  const hasWords = useLaterWords(laterWords, isOpen);
  if (!mayAdd || !hasName) return null;
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('newNegatives.open')}
      </Button>
      {isOpen && hasWords ? (
        <Suspense>
          <Dialog teamId={teamId} inside={inside} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
