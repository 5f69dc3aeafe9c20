import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OrderForm, OrderView } from '@tapwright/contracts/managed-orders';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { saveOrder } from './api/orders.ts';
import { emptyOrder } from './order-form-values.ts';

type Kept = { orderId: number; revision: number; savedAt: string };
export type Saving = 'nothing' | 'waiting' | 'saved' | 'failed' | 'elsewhere';

const waitMs = 500;

/** What the saves of one form know of each other. */
type Keeper = { kept: Kept | undefined; newest: OrderForm; underWay?: Promise<unknown> | undefined };
const createKeeper = (kept: Kept | undefined, newest: OrderForm): Keeper => ({ kept, newest });

/** The form of an order, kept half a second after the last key, one save after another. */
export function useOrderDraft(teamId: number, opened: OrderView | undefined, today: string) {
  const [form, setForm] = useState<OrderForm>(() => opened?.form ?? { ...emptyOrder, startsOn: today });
  const [saving, setSaving] = useState<Saving>(opened === undefined ? 'nothing' : 'saved');
  const [saved, setSaved] = useState<Kept | undefined>(opened);
  const keeper = useRef(createKeeper(opened, form));
  const { mutateAsync } = useMutation({ mutationFn: saveOf(teamId), meta: { isShownInPlace: isRefusal } });
  /** Once it is kept, its id; undefined where that failed. */
  const keep = async (): Promise<number | undefined> => {
    while (keeper.current.underWay !== undefined) await keeper.current.underWay;
    const { newest, kept } = keeper.current;
    const known = { orderId: kept?.orderId, revision: kept?.revision };
    const save = mutateAsync({ form: newest, ...known }).then(
      (next) => {
        keeper.current.kept = next;
        setSaved(next);
        setSaving(keeper.current.newest === newest ? 'saved' : 'waiting');
        return next.orderId;
      },
      (error: unknown) => {
        const isElsewhere =
          error instanceof CallFailure && (error.is('changedMeanwhile') || error.is('notFound'));
        setSaving(isElsewhere ? 'elsewhere' : 'failed');
        return undefined;
      },
    );
    keeper.current.underWay = save;
    const orderId = await save;
    keeper.current.underWay = undefined;
    return orderId;
  };
  useEffect(() => {
    if (saving !== 'waiting') return undefined;
    const timer = setTimeout(() => void keep(), waitMs);
    return () => clearTimeout(timer);
  });
  const change = (part: Partial<OrderForm>) => {
    const next = { ...keeper.current.newest, ...part };
    keeper.current.newest = next;
    setForm(next);
    if (saving !== 'elsewhere') setSaving('waiting');
  };
  return { form, change, keep, saving, saved };
}

type Wanted = { form: OrderForm; orderId: number | undefined; revision: number | undefined };
const saveOf = (teamId: number) => (wanted: Wanted) => saveOrder(teamId, wanted);
