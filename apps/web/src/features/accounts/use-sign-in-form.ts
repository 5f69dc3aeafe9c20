import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createGate } from '../../platform/gate.ts';
import { signIn, UserNotRead, type Credentials } from './api/sign-in.ts';
import { fieldNames, findIssue, isAboutTyped, type FieldName } from './prepare-sign-in.ts';

const isShownInPlace = (error: unknown) => isAboutTyped(error) || error instanceof UserNotRead;

/** A rule is said when its field is left, and taken back while typing as soon as it holds. */
export function useSignInForm() {
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '' });
  const [judged, setJudged] = useState<readonly FieldName[]>([]);
  const [pass] = useState(() => createGate());
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: signIn, meta: { isShownInPlace } });

  return {
    typed,
    isPending,
    refusal: isShownInPlace(error) ? error : null,
    issueOf: (name: FieldName) => (judged.includes(name) ? findIssue(name, typed[name]) : undefined),
    change: (name: FieldName, text: string) => {
      reset();
      setTyped({ ...typed, [name]: text });
    },
    leave: (name: FieldName) => {
      if (typed[name] !== '') setJudged([...judged, name]);
    },
    /** Gives back the first field that is not right, or sends. */
    submit: (): FieldName | undefined => {
      setJudged(fieldNames);
      const wrong = fieldNames.find((name) => findIssue(name, typed[name]) !== undefined);
      if (wrong === undefined && !isPending && pass()) mutate(typed);
      return wrong;
    },
  };
}
