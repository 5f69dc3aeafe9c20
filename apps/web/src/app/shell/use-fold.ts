import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useState } from 'react';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';

/** Folded by the person, or by itself where there is little room; opened there, it folds again on leaving. */
export function useFold() {
  const isNarrow = useMediaQuery('(max-width: 1300px)');
  const [chosen, choose] = usePersonalSetting(({ sidebar }) => sidebar);
  const [openedNarrow, setOpenedNarrow] = useState(false);
  const isFolded = isNarrow ? !openedNarrow : chosen === 'folded';
  if (!isNarrow && openedNarrow) setOpenedNarrow(false);

  const toggle = () => {
    if (isNarrow) setOpenedNarrow(isFolded);
    else choose(isFolded ? 'open' : 'folded');
  };
  return { isFolded, toggle };
}
