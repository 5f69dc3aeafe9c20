import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetsQuery } from '../api/change-queries.ts';

/** Beyond what one has in drafts. */
const lookedAt = 40;

type Props = { readonly teamId: number; readonly authorId: number; readonly onEnd: () => void };

/** Leads to the last set of one's own that was sent. */
export function LateUndo({ teamId, authorId, onEnd }: Props) {
  const { t } = useTranslation('changes');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const look = useEffectEvent(async () => {
    try {
      const query = changeSetsQuery({ teamId, authorId, pageNum: 1, pageSize: lookedAt });
      const { list } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      const last = list.find(({ state }) => state !== 'draft');
      onEnd();
      if (last === undefined) return showToast({ tone: 'poor', text: t('undo.none') });
      showToast({ tone: 'good', text: t('undo.late') });
      await navigate({ to: '/ad/changes', search: { set: String(last.changeSetId) } });
    } catch (error) {
      onEnd();
      showFailure(t('undo.failed'), error);
    }
  });
  useEffect(() => void look(), []);
  return null;
}
