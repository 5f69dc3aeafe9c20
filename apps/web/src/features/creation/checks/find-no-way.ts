import type { Creation } from '../use-creation.ts';

export type NoWay = 'lost' | 'readOnly';

/** Why nothing of what is typed can reach Apple; `lost`: the campaign group was detached, or its certificate removed. */
export function findNoWay({
  form,
  group,
  isKnown,
}: Pick<Creation, 'form' | 'group' | 'isKnown'>): NoWay | undefined {
  if (!isKnown || form.campaignGroupId === null) return undefined;
  if (group === undefined) return 'lost';
  return group.canWrite ? undefined : 'readOnly';
}
