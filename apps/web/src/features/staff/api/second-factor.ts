import { queryOptions } from '@tanstack/react-query';
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  findSecondFactor,
  passSecondFactor as pass,
} from '@tapwright/contracts/staff';
import { call } from '../../../platform/call.ts';
import { staffDeskKeys } from '../keys.ts';

export const secondFactorQuery = queryOptions({
  queryKey: staffDeskKeys.secondFactor,
  queryFn: ({ signal }) => call(findSecondFactor, { signal }),
});

export const beginSecondFactor = () => call(begin, {});
export const confirmSecondFactor = (code: string) => call(confirm, { body: { code } });
export const passSecondFactor = (code: string) => call(pass, { body: { code } });
