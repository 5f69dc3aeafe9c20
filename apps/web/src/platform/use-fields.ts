import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { findRuleText } from './rule-text.ts';

type Texts<Name extends string> = Record<Name, string>;
type Schemas<Name extends string> = Record<Name, z.ZodMiniType>;

/**
 * A rule is said when its field is left, and taken back while typing as soon as it holds. `schemasOf` gets all that
 * is typed, for rules that look at two fields; the fields are asked in its order.
 */
export function useFields<Name extends string>(
  first: Texts<Name>,
  schemasOf: (typed: Texts<Name>) => Schemas<Name>,
) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(first);
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set());
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const schemas = schemasOf(typed);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its names.
  const names = Object.keys(schemas) as Name[];
  const issueOf = (name: Name) => z.safeParse(schemas[name], typed[name]).error?.issues[0];

  return {
    typed,
    isRight: (name: Name) => issueOf(name) === undefined,
    /** What stands under the field: its broken rule, else what the server said of it. */
    errorOf: (name: Name): string | undefined =>
      (judged.has(name) ? findRuleText(i18n.t, issueOf(name)) : undefined) ?? told[name],
    change: (name: Name, text: string) => {
      const { [name]: _said, ...others } = told;
      setTold(others);
      setTyped({ ...typed, [name]: text });
    },
    leave: (name: Name) => {
      if (typed[name] !== '') setJudged(new Set([...judged, name]));
    },
    /** As when it is left, even if it is empty. */
    judge: (name: Name) => setJudged(new Set([...judged, name])),
    tell: (fields: Readonly<Record<string, string>>) => setTold(fields),
    /** Says all that is wrong, and gives back the names. */
    check: (): Name[] => {
      setJudged(new Set(names));
      return names.filter((name) => issueOf(name) !== undefined);
    },
  };
}
