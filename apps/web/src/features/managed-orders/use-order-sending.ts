import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderFile, OrderForm } from '@tapwright/contracts/managed-orders';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { submitOrder } from './api/orders.ts';
import { orderKeys } from './keys.ts';
import { judgeOrder, type OrderFault } from './order-form-values.ts';

type Options = {
  teamId: number;
  today: string;
  form: OrderForm;
  files: readonly OrderFile[];
  keep: () => Promise<number | undefined>;
  onSent: (orderId: number) => void;
};

/** Faults are said once somebody wanted to send, and go as soon as they are mended. */
export function useOrderSending({ teamId, today, form, files, keep, onSent }: Options) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [faults, setFaults] = useState<readonly OrderFault[]>([]);
  const judged = judgeOrder(form, today);
  const wrong = 'faults' in judged ? judged.faults : [];
  const send = useMutation({
    mutationFn: async () => {
      const orderId = 'fields' in judged ? await keep() : undefined;
      if (orderId === undefined || !('fields' in judged)) return undefined;
      const names = files.map(({ name }) => name);
      await submitOrder({ teamId, orderId }, judged.fields, names);
      return orderId;
    },
    meta: { isShownInPlace: isRefusal },
    onSuccess: (orderId) => {
      if (orderId === undefined) return;
      showToast({ tone: 'good', text: t('form.sent') });
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      onSent(orderId);
    },
    onError: (error) => showFailure(t('form.failed'), error),
  });
  const said = wrong.filter((field) => faults.includes(field));
  return {
    isPending: send.isPending,
    toMend: said.length,
    errorOf: (field: OrderFault) => (said.includes(field) ? t(`rules.${field}`) : undefined),
    submit: () => {
      setFaults(wrong);
      const [first] = wrong;
      if (first !== undefined) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else if (!send.isPending) send.mutate();
    },
  };
}
