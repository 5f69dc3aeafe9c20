import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { CallFailure } from './call-failure.ts';
import { createGate } from './gate.ts';
import { isRefusal } from './is-refusal.ts';
import { useFields } from './use-fields.ts';
import { useSayFailed } from './use-say-failed.ts';

type Texts<Name extends string> = Record<Name, string>;

type Options<Name extends string> = {
  /** What the fields hold at first, by their names. */
  first: Texts<Name>;
  schemasOf: (typed: Texts<NoInfer<Name>>) => Record<NoInfer<Name>, z.ZodMiniType>;
  send: (typed: Texts<NoInfer<Name>>) => Promise<unknown>;
  onDone: () => void;
  /** What did not happen: said when the refusal is about no field. */
  failed: string;
};

/** A dialog's form: fields with their rules, sent once, and led to the first field that is wrong. */
export function useCheckedForm<Name extends string>(options: Options<Name>) {
  const { first, schemasOf, send, onDone, failed } = options;
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields<Name>(first, schemasOf);
  const [pass] = useState(() => createGate());
  const sayFailed = useSayFailed();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { isShownInPlace: isRefusal },
    onSuccess: onDone,
    onError: (error) => {
      const said = error instanceof CallFailure ? error.fields : {};
      if (Object.keys(said).some((name) => name in first)) fields.tell(said);
      else sayFailed(failed, error);
    },
  });
  const focus = (name: Name) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  return {
    ...fields,
    form,
    isPending,
    /** Says a field's rule at once and goes there. */
    goTo: (name: Name) => {
      fields.judge(name);
      focus(name);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const [wrong] = fields.check();
      if (wrong !== undefined) focus(wrong);
      else if (!isPending && pass()) mutate(fields.typed);
    },
  };
}
