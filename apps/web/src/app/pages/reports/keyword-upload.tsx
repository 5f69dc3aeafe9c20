import { lazy, Suspense, useState } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const UploadDialog = lazy(async () => ({
  default: (await import('../../../features/changes/upload/upload-dialog.tsx')).UploadDialog,
}));

const laterWords = ['keywordUpload', 'changes', 'adWords'] as const;

type Props = {
  readonly team: TeamView;
  readonly adGroup?: { readonly adGroupId: string; readonly name: string } | undefined;
};

/** The way to a file of keywords, for whoever may edit. */
export function KeywordUpload({ team: { teamId, roleName }, adGroup }: Props) {
  const { t } = useTranslation('overview');
  const [isOpen, setOpen] = useState(false);
  const hasWords = useLaterWords(laterWords, isOpen);
  if (!can(roleName, 'campaign.edit')) return null;
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('upload')}
      </Button>
      {isOpen && hasWords ? (
        <Suspense>
          <UploadDialog teamId={teamId} adGroup={adGroup} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
