import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoticeView } from '@tapwright/contracts/notifications';
import { ownTeamsKeys } from '../../platform/keys.ts';
import { answerNotice, type NoticeAnswer } from './api/answer-notice.ts';
import { noticeKeys } from './keys.ts';

/** Those that are read one by one, so that a hundred do not come at once. */
export function useReadAll() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (notices: readonly NoticeView[]) => {
      for (const notice of notices) await answerNotice(notice, 'acknowledge');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.all }),
  });
  return { isPending, readAll: mutate };
}

/** Whatever the server says, the list is read again: an invitation may be over, or answered in another window. */
export function useAnswerNotice() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ notice, answer }: { notice: NoticeView; answer: NoticeAnswer }) =>
      answerNotice(notice, answer),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: noticeKeys.all });
      void queryClient.invalidateQueries({ queryKey: ownTeamsKeys.all });
    },
  });
  return { isPending, answer: (notice: NoticeView, answer: NoticeAnswer) => mutate({ notice, answer }) };
}
