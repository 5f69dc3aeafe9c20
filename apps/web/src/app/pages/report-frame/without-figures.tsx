import type { SyncState } from '@tapwright/contracts/apple-sync';
import type { TeamView } from '@tapwright/contracts/teams';
import { FirstFigures } from './first-figures.tsx';
import { NothingAttached } from './nothing-attached.tsx';

type Props = {
  readonly team: TeamView;
  readonly hasGroups: boolean;
  readonly states: readonly SyncState[];
  readonly now: Date;
};

/** In place of figures, as long as there are none. */
export function WithoutFigures({ team, hasGroups, states, now }: Props) {
  return hasGroups ? <FirstFigures states={states} now={now} /> : <NothingAttached team={team} />;
}
