import { IconDots } from '@tabler/icons-react';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { SelectionBar, type SelectionTools } from '../../../features/changes/bulk/selection-bar.tsx';
import { type TermWay, termWays } from '../../../features/changes/terms/prepare-terms.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Ways = { readonly onWay: (way: TermWay) => void };
type BarProps = SelectionTools &
  Ways & {
    readonly count: number;
    readonly onList: () => void;
    readonly onTakeOut: (() => void) | undefined;
  };

/** What can be made of all words that are selected. */
export function WordBar({ count, onWay, onList, onTakeOut, ...tools }: BarProps) {
  const { t } = useTranslation('wordLists');
  return (
    <SelectionBar count={count} {...tools}>
      <WayButtons onWay={onWay} />
      <Button size="xs" onClick={onList}>
        {t('actions.toList')}
      </Button>
      {onTakeOut === undefined ? null : (
        <Button size="xs" onClick={onTakeOut}>
          {t('out')}
        </Button>
      )}
    </SelectionBar>
  );
}

export function WayButtons({ onWay }: Ways) {
  const { t } = useTranslation('reportNotes');
  return termWays.map((way) => (
    <Button key={way} size="xs" onClick={() => onWay(way)}>
      {t(`termActions.${way}`)}
    </Button>
  ));
}

/** What can be made of one. */
export function WordMenu({
  word,
  onWay,
  onList,
}: Ways & { readonly word: string; readonly onList: () => void }) {
  const { t } = useTranslation(['reportNotes', 'wordLists']);
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" aria-label={t('actions.menu', { name: word })} tabIndex={-1}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      {termWays.map((way) => (
        <MenuItem key={way} onClick={() => onWay(way)}>
          {t(`termActions.${way}`)}
        </MenuItem>
      ))}
      <MenuItem onClick={onList}>{t('wordLists:actions.toList')}</MenuItem>
    </Menu>
  );
}
