import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { focusBeside } from '../../../platform/focus-beside.ts';
import { focusPage } from '../../../platform/focus-page.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { creationsQuery } from '../api/begun.ts';
import shared from '../components/creation.module.css';
import type { Creation } from '../use-creation.ts';
import { BegunLink, useBegunName } from './begun-link.tsx';
import classes from './begun.module.css';
import { useDiscard } from './use-discard.ts';

/** What was begun before, on whatever device, goes on where it was, or is thrown away. */
export function BegunList({ creation: { teamId, open } }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const id = useId();
  const nameOf = useBegunName();
  const discard = useDiscard(teamId);
  const { data = [] } = useQuery(creationsQuery(teamId));
  const others = data.filter(({ creationId }) => creationId !== open.creationId);
  if (others.length === 0) return null;
  return (
    <div className={shared.labelled}>
      <span id={id} className={shared.label}>
        {t('type.begun')}
      </span>
      <ul className={classes.list} aria-labelledby={id}>
        {others.map((begun) => (
          <li key={begun.creationId} className={classes.one}>
            <BegunLink begun={begun} />
            <IconButton
              size="small"
              aria-label={t('begun.discardOne', { name: nameOf(begun) })}
              onClick={({ currentTarget }) => {
                if (!focusBeside(currentTarget)) focusPage();
                void discard(begun);
              }}
            >
              <IconTrash size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
