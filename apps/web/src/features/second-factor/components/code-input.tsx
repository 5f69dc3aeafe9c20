import type * as z from 'zod/mini';
import { TextField } from '@tapwright/ui/forms/text-field';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { findRuleText } from '../../../platform/forms/rule-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = {
  readonly schema: z.ZodMiniType;
  readonly value: string;
  readonly help?: string;
  /** The rule of the schema is said only after somebody tried to send. */
  readonly isJudged: boolean;
  readonly failure: unknown;
  readonly onChange: (code: string) => void;
};

export function CodeInput({ schema, value, help, isJudged, failure, onChange }: Props) {
  const { t, i18n } = useTranslation('secondFactor');
  const issue = isJudged ? schema.safeParse(value).error?.issues[0] : undefined;
  const error = failure ? textOfFailure(i18n.t, failure) : findRuleText(i18n.t, issue);
  return (
    <TextField
      size="large"
      label={t('code')}
      help={help}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
      maxLength={40}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
