import { useRef, type FormEvent } from 'react';
import { useTranslation } from '../words/use-translation.ts';
import { readAt, type Path, type ValueAt } from './form-paths.ts';
import { findIssues, type Rules } from './find-issues.ts';
import { findRuleText } from './rule-text.ts';
import { useFormState } from './use-form-state.ts';

/**
 * A rule is said when its field is left, and taken back while typing as soon as it holds. `rulesOf` gets all values,
 * for rules that look at two fields; in its order the fields are gone to.
 */
export function useForm<Values extends object>(first: Values, rulesOf: (values: Values) => Rules<Values>) {
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { values, refused, change, isJudged, judge, judgeAll, refuse, removeRow, wasTyped } =
    useFormState(first);
  const issues = findIssues(values, rulesOf(values));

  const focus = (path: string) => form.current?.querySelector<HTMLElement>(`[name="${path}"]`)?.focus();
  /** Says all that is wrong, and gives back the paths. */
  const check = (): string[] => {
    judgeAll();
    return [...issues.keys()];
  };
  const errorOf = (path: Path<Values>): string | undefined =>
    (isJudged(path) ? findRuleText(i18n.t, issues.get(path)) : undefined) ?? refused[path];
  const leave = (path: Path<Values>) => {
    if (readAt(values, path) !== '' || wasTyped(path)) judge(path);
  };

  return {
    form,
    values,
    set: <At extends Path<Values>>(path: At, value: ValueAt<Values, At>) => change(path, value),
    errorOf,
    leave,
    judge: (path: Path<Values>) => judge(path),
    check,
    refuse,
    removeRow: (list: Path<Values>, row: number) => removeRow(list, row),
    isRight: (path: Path<Values>) => !issues.has(path),
    /** Says a field's rule at once and goes there. */
    goTo: (path: Path<Values>) => {
      judge(path);
      focus(path);
    },
    /** What a field of text takes. */
    textOf: (path: Path<Values>) => ({
      name: path,
      value: String(readAt(values, path)),
      error: errorOf(path),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => change(path, target.value),
      onBlur: () => leave(path),
    }),
    /** For a form's `onSubmit`: goes on with what is right, or to the first field that is not. */
    whenRight: (goOn: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault();
      const [wrong] = check();
      if (wrong === undefined) goOn(values);
      else focus(wrong);
    },
  };
}
