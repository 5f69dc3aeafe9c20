import { useQueries } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TermsDialog as Dialog } from '../../../features/changes/terms/terms-dialog.tsx';
import type { NegativesOfPlace } from '../../../features/changes/terms/prepare-terms.ts';
import { blockedQuery } from '../../../features/negative-lists/api/negative-lists.ts';
import { BlockedList } from '../../../features/negative-lists/components/blocked-list.tsx';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';

const laterWords = ['negativeLists', 'adWords'] as const;

/** Beside what is chosen stands what of one's own the negative keywords would keep from being shown. */
export const TermsDialog = (props: Omit<ComponentProps<typeof Dialog>, 'blockedBy'>) => (
  <Dialog {...props} blockedBy={(negatives) => <Blocked teamId={props.teamId} negatives={negatives} />} />
);

type Props = { readonly teamId: number; readonly negatives: readonly NegativesOfPlace[] };

/** Place by place: what is kept out of one stays where it is in another. */
function Blocked({ teamId, negatives }: Props) {
  const blocked = useQueries({
    queries: negatives.map(({ place: { campaignId, adGroupId }, words }) =>
      blockedQuery({
        teamId,
        words: [...words],
        campaignIds: [campaignId],
        ...(adGroupId !== undefined && { adGroupIds: [adGroupId] }),
      }),
    ),
    combine: (answers) => ({
      list: answers.flatMap(({ data }) => data?.list ?? []),
      total: answers.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    }),
  });
  return useLaterWords(laterWords, blocked.total > 0) ? <BlockedList blocked={blocked} /> : null;
}
