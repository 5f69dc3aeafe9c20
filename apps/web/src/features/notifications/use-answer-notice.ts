import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoticeView } from '@tapwright/contracts/notifications';
import { ownTeamsKeys } from '../../platform/keys.ts';
import { answerNotice, type NoticeAnswer } from './api/answer-notice.ts';
import { noticeKeys } from './keys.ts';

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
