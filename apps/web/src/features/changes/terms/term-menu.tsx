import { IconDots } from '@tabler/icons-react';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { openedTerms } from './opened-terms.ts';
import { type Term, termWays } from './prepare-terms.ts';

type Props = {
  readonly teamId: number;
  readonly term: Term;
  /** Why it is there, for whoever may use tools. */
  readonly onWhy?: (() => void) | undefined;
};

/** What can be made of a search term, for whoever may edit. */
export function TermMenu({ teamId, term, onWhy }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" aria-label={t('actions.menu', { name: term.text })} tabIndex={-1}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      {termWays.map((way) => (
        <MenuItem key={way} onClick={() => openedTerms.set({ teamId, terms: [term], way })}>
          {t(`termActions.${way}`)}
        </MenuItem>
      ))}
      {onWhy ? <MenuItem onClick={onWhy}>{t('actions.whyWord')}</MenuItem> : null}
    </Menu>
  );
}
