import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { adListQuery } from '../../../features/reports/api/ad-list-query.ts';
import type { Place } from '../../../features/reports/question/prepare-question.ts';
import { adsQuestion } from '../../../features/reports/objects/use-ad-troubles.ts';
import type { ReportState } from '../../../features/reports/question/use-report-view.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const NewAdDialog = lazy(async () => ({
  default: (await import('../../../features/changes/new-ads/new-ad-dialog.tsx')).NewAdDialog,
}));

const laterWords = ['changes'] as const;

type Props = {
  readonly team: TeamView;
  readonly adGroupId: string;
  readonly state: Pick<ReportState, 'view' | 'range'>;
  readonly place: Place;
};

/** The way from a page of App Store Connect to an ad, for whoever may edit. */
export function NewAd({ team: { teamId, roleName }, adGroupId, state, place }: Props) {
  const { t } = useTranslation('overview');
  const [isOpen, setOpen] = useState(false);
  const hasWords = useLaterWords(laterWords, isOpen);
  const { data } = useQuery(adListQuery(adsQuestion(state, place)));
  if (!can(roleName, 'campaign.edit') || data === undefined) return null;
  const ads = data.list.filter(({ status }) => status !== 'removed');
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('newAd')}
      </Button>
      {isOpen && hasWords ? (
        <Suspense>
          <NewAdDialog teamId={teamId} adGroupId={adGroupId} ads={ads} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
