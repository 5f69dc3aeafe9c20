import {
  IconUserCheck,
  IconArrowsUpDown,
  IconBulb,
  IconCoin,
  IconPlant2,
  IconZoomCancel,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ProposalKind } from '@tapwright/contracts/assistant';
import { evidenceOf, titleOf, worthOf, worthWord } from '../describe-proposal.ts';
import type { StandingProposal } from '../stand-work.ts';
import { useAssistantWords } from '../use-assistant-words.ts';
import classes from './work-list.module.css';

export const kindIcons: Readonly<Record<ProposalKind, TablerIcon>> = {
  harvest: IconPlant2,
  negate: IconZoomCancel,
  own: IconUserCheck,
  bids: IconArrowsUpDown,
  budget: IconCoin,
  apple: IconBulb,
};

type Props = {
  readonly proposal: StandingProposal;
  readonly isOpen: boolean;
  /** On a phone it opens at its place. */
  readonly opensHere: boolean;
  readonly onOpen: () => void;
};

/** One thing to be done, in a sentence, with why and how much. */
export function WorkItem({ proposal, isOpen, opensHere, onOpen }: Props) {
  const words = useAssistantWords(proposal.currency);
  const { t } = words;
  const { kind, gone, isLeft, changeSet, evidence, app, countries } = proposal;
  const Icon = kindIcons[kind];
  return (
    <button
      type="button"
      className={classes.item}
      aria-current={!opensHere && isOpen ? 'true' : undefined}
      aria-expanded={opensHere ? isOpen : undefined}
      data-open={isOpen || undefined}
      onClick={onOpen}
    >
      <Icon size={16} className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title} data-gone={gone === null ? undefined : true} dir="auto">
          {titleOf(proposal, words)}
        </span>
        <span className={classes.quiet}>
          {gone === null
            ? evidenceOf(evidence, words)
            : isLeft
              ? t('assistant:left')
              : t(`assistant:gone.${gone}`)}
        </span>
        <span className={classes.quiet}>
          {[app, words.countries(countries), changeSet === null ? '' : t(`assistant:sets.${changeSet.state}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.worth}>
        <span className={classes.amount}>{worthOf(proposal, words)}</span>
        <span className={classes.quiet}>{t(worthWord(proposal))}</span>
      </span>
    </button>
  );
}
