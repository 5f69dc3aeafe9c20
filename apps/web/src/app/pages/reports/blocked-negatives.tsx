import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { NewNegativesDialog } from '../../../features/changes/terms/new-negatives-dialog.tsx';
import { blockedQuery } from '../../../features/negative-lists/api/negative-lists.ts';
import { BlockedList } from '../../../features/negative-lists/components/blocked-list.tsx';

export type NegativesProps = Omit<ComponentProps<typeof NewNegativesDialog>, 'blockedBy'>;

/** Beside what is typed stands what of one's own it would keep from being shown. */
export function NegativesWithBlocked(props: NegativesProps) {
  return (
    <NewNegativesDialog
      {...props}
      blockedBy={(words, places) => {
        const adGroupIds = places.flatMap(({ adGroupId }) => adGroupId ?? []);
        return (
          <Blocked
            teamId={props.teamId}
            words={[...words]}
            campaignIds={[...new Set(places.map(({ campaignId }) => campaignId))]}
            {...(adGroupIds.length === 0 ? {} : { adGroupIds })}
          />
        );
      }}
    />
  );
}

function Blocked(asked: Parameters<typeof blockedQuery>[0]) {
  const { data } = useQuery(blockedQuery(asked));
  return <BlockedList blocked={data} />;
}
