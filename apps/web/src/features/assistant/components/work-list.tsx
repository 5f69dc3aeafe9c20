import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useKeys } from '../../../platform/use-keys.ts';
import type { StandingProposal } from '../stand-work.ts';
import type { WorkActions } from '../use-work.ts';
import { WorkItem } from './work-item.tsx';
import classes from './work-list.module.css';
import { WorkPanel } from './work-panel.tsx';

type Props = {
  readonly label: string;
  readonly proposals: readonly StandingProposal[];
  readonly mayEdit: boolean;
  readonly actions: WorkActions;
};

/** What is to be done, with what the one that is open means beside it; on a narrow screen below its own line. */
export function WorkList({ label, proposals, mayEdit, actions }: Props) {
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  const [openId, setOpenId] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const place = Math.max(
    0,
    proposals.findIndex(({ proposalId }) => proposalId === openId),
  );
  const open = openId === undefined && isNarrow ? undefined : proposals[place];
  const go = (by: number) => {
    const next = proposals[Math.min(proposals.length - 1, Math.max(0, place + by))];
    if (next !== undefined) setOpenId(next.proposalId);
  };
  useKeys({ j: () => go(1), k: () => go(-1) });
  useEffect(() => {
    if (openId !== undefined)
      list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  const panel = open && (
    <WorkPanel key={open.proposalId} proposal={open} mayEdit={mayEdit} actions={actions} />
  );
  return (
    <div className={classes.work}>
      <ul ref={list} className={classes.list} aria-label={label}>
        {proposals.map((proposal) => {
          const isOpen = proposal === open;
          return (
            <li key={proposal.proposalId} className={classes.row} data-open={isOpen || undefined}>
              <WorkItem
                proposal={proposal}
                isOpen={isOpen}
                opensHere={isNarrow}
                onOpen={() => setOpenId(isNarrow && isOpen ? undefined : proposal.proposalId)}
              />
              {isOpen && isNarrow ? <div className={classes.inside}>{panel}</div> : null}
            </li>
          );
        })}
      </ul>
      {isNarrow ? null : <aside className={classes.panel}>{panel}</aside>}
    </div>
  );
}
