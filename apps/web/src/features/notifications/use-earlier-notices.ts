import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { noticeTypeOf } from '@tapwright/contracts/notifications';
import { useLanguage } from '../../platform/words/use-language.ts';
import { noticesQuery } from './api/notices-query.ts';
import { queueNotice } from './waiting-notices.ts';

/** All else that came meanwhile waits behind the bell. */
const opensLater: readonly (string | undefined)[] = [
  'roleChanged',
  'invited',
  'invitationFailed',
  'roleRemoved',
];

/** Most who are invited are not here at that moment: it opens once when they come, and left for later it waits behind the bell. */
export function useEarlierNotices(userId: number | undefined, currentTeamId: number | undefined) {
  const { data } = useQuery({ ...noticesQuery(useLanguage()), enabled: userId !== undefined });
  const shownTo = useRef<number>(undefined);
  const queue = useEffectEvent(() => {
    for (const notice of data?.list.toReversed() ?? [])
      if (opensLater.includes(noticeTypeOf(notice.typeId))) queueNotice(notice, currentTeamId);
  });
  const isRead = data !== undefined;
  useEffect(() => {
    if (!isRead || userId === undefined || shownTo.current === userId) return;
    shownTo.current = userId;
    queue();
  }, [isRead, userId]);
}
