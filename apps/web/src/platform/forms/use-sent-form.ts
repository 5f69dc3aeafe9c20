import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../calls/call-failure.ts';
import type { Rules } from './find-issues.ts';
import { createGate } from '../person/gate.ts';
import { isRefusal } from '../calls/is-refusal.ts';
import { useForm } from './use-form.ts';
import { useShowFailure } from '../calls/use-show-failure.ts';

type Options<Values extends object> = {
  /** What the fields hold at first. */
  first: Values;
  rulesOf: (values: NoInfer<Values>) => Rules<NoInfer<Values>>;
  send: (values: NoInfer<Values>) => Promise<unknown>;
  onDone: () => void;
  /** What did not happen: said when the refusal is about no field. */
  failed: string;
};

/** A form that is sent once, and led to the first field that is wrong. */
export function useSentForm<Values extends object>({
  first,
  rulesOf,
  send,
  onDone,
  failed,
}: Options<Values>) {
  const fields = useForm<Values>(first, rulesOf);
  const [pass] = useState(() => createGate());
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { isShownInPlace: isRefusal },
    onSuccess: onDone,
    onError: (error) => {
      const refused = error instanceof CallFailure ? error.fields : {};
      if (Object.keys(refused).some((path) => (path.split('.')[0] ?? '') in first)) fields.refuse(refused);
      else showFailure(failed, error);
    },
  });
  return {
    ...fields,
    isPending,
    submit: fields.whenRight((values) => {
      if (!isPending && pass()) mutate(values);
    }),
  };
}
