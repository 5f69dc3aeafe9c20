import {
  answerNotice as answerNoticeCall,
  noticeStatuses,
  type NoticeView,
} from '@tapwright/contracts/notifications';
import { call } from '../../../platform/calls/call.ts';

export type NoticeAnswer = Exclude<keyof typeof noticeStatuses, 'open'>;

export async function answerNotice(
  { id, typeId, teamId }: Pick<NoticeView, 'id' | 'typeId' | 'teamId'>,
  answer: NoticeAnswer,
): Promise<void> {
  const status = noticeStatuses[answer];
  await call(answerNoticeCall, { body: { id, typeId, teamId, status } });
}
