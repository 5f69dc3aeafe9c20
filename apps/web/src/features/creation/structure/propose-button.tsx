import { useId } from 'react';
import { formatList } from '@tapwright/i18n/format-list';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Creation } from '../use-creation.ts';
import classes from '../components/creation.module.css';

export type Need = 'group' | 'app' | 'storefronts' | 'goal' | 'daily' | 'names';

type Props = {
  readonly language: Creation['language'];
  readonly isProposed: boolean;
  readonly isAsking: boolean;
  /** What Apple refused to suggest keywords with. */
  readonly failure: string | undefined;
  readonly needs: readonly Need[];
  readonly onPropose: (() => void) | undefined;
  readonly onAskAgain: () => void;
};

/** While it cannot be pressed, what it waits for stands beside it. */
export function ProposeButton(props: Props) {
  const { language, isProposed, isAsking, failure, needs, onPropose, onAskAgain } = props;
  const { t } = useTranslation('creation');
  const id = useId();
  const what = needs.map((need) => t(`structure.needs.${need}`));
  const isRefused = what.length === 0 && failure !== undefined;
  const help = () => {
    if (what.length > 0) return t('structure.stillNeeded', { what: formatList(language, what) });
    if (isAsking) return t('structure.asking');
    return isProposed ? t('structure.againHelp') : undefined;
  };
  return (
    <span className={classes.row}>
      <Button loading={isAsking} disabled={onPropose === undefined} aria-describedby={id} onClick={onPropose}>
        {t(isProposed ? 'structure.again' : 'structure.propose')}
      </Button>
      <FieldNote id={id} error={isRefused ? failure : undefined} help={help()} />
      {isRefused && !isAsking ? (
        <Button size="xs" onClick={onAskAgain}>
          {t('again')}
        </Button>
      ) : null}
    </span>
  );
}
