import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { refreshAccess } from '../../platform/person/teams.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';

type Words<Input> = { done: (input: Input) => string; failed?: string };

/** A change by a press: said when it is done, and all is read again however it ended. */
export function useTeamChange<Input>(change: (input: Input) => Promise<void>, words: Words<Input>) {
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { failed } = words;
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    meta: failed === undefined ? {} : { isShownInPlace: isRefusal },
    onSuccess: (_data, input) => showToast({ tone: 'good', text: words.done(input) }),
    onError: (error) => {
      if (failed !== undefined) showFailure(failed, error);
    },
    onSettled: () => void refreshAccess(queryClient),
  });
  return { isPending, run: (input: Input) => mutate(input) };
}
