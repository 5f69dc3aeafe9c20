import { IconChevronDown } from '@tabler/icons-react';
import { type AssistantProposal, dismissReasons, snoozeDays } from '@tapwright/contracts/assistant';
import { Button } from '@tapwright/ui/forms/button';
import { Menu, MenuItem, MenuNote } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { PutAside } from '../use-work.ts';
import classes from './work-panel.module.css';

type Props = {
  readonly proposal: AssistantProposal;
  readonly onPutAside: (how: PutAside) => void;
};

/** Later, not this one, or never. */
export function PutAsideButtons({ proposal, onPutAside }: Props) {
  const { t } = useTranslation('assistant');
  const { proposalId } = proposal;
  return (
    <div className={classes.aside}>
      <Menu
        align="start"
        trigger={
          <Button size="xs">
            {t('aside.snooze')} <IconChevronDown size={14} aria-hidden />
          </Button>
        }
      >
        {snoozeDays.map((days) => (
          <MenuItem key={days} onClick={() => onPutAside({ proposalId, way: 'snoozed', days })}>
            {t('aside.days', { count: days })}
          </MenuItem>
        ))}
        <MenuItem onClick={() => onPutAside({ proposalId, way: 'untilMoved' })}>
          {t('aside.untilMoved')}
        </MenuItem>
      </Menu>
      <Menu
        align="start"
        trigger={
          <Button size="xs">
            {t('aside.dismiss')} <IconChevronDown size={14} aria-hidden />
          </Button>
        }
      >
        <MenuNote>{t('aside.why')}</MenuNote>
        {dismissReasons.map((reason) => (
          <MenuItem key={reason} onClick={() => onPutAside({ proposalId, way: 'dismissed', reason })}>
            {t(`reasons.${reason}`)}
          </MenuItem>
        ))}
      </Menu>
      <Button size="xs" variant="subtle" onClick={() => onPutAside({ proposalId, way: 'never' })}>
        {t('aside.never')}
      </Button>
    </div>
  );
}
