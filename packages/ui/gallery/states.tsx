import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { ChartSkeleton } from '../src/chart/chart-skeleton.tsx';
import { Chip } from '../src/feedback/chip.tsx';
import { EmptyState } from '../src/feedback/empty-state.tsx';
import { ErrorState } from '../src/feedback/error-state.tsx';
import { Button } from '../src/forms/button.tsx';
import { PageHead } from '../src/layout/page-head.tsx';
import { StaleBanner } from '../src/feedback/stale-banner.tsx';
import { StatusWord } from '../src/feedback/status-word.tsx';
import { Tile } from '../src/chart/tile.tsx';
import { TileStrip } from '../src/chart/tile-strip.tsx';

const states = [
  'running',
  'paused',
  'pending',
  'opening',
  'removed',
  'sending',
  'refused',
  'to-mend',
  'stale',
  'proposed',
  'scheduled',
  'differs',
  'in-order',
] as const;
const measures = ['Spend', 'Impressions', 'Taps', 'Installs', 'CPT', 'CPA', 'Tap rate', 'Conversion'];
const words = { up: 'up', down: 'down', level: 'unchanged', was: (figure: string) => `was ${figure}` };

export function Statuses() {
  return (
    <div className="row">
      {states.map((state) => (
        <StatusWord key={state} of={state}>
          {state}
        </StatusWord>
      ))}
      <Chip tone="accent" glyph="in-order">
        Confirmed
      </Chip>
      <Chip tone="warn" glyph="to-mend">
        1 to mend
      </Chip>
      <Chip tone="danger" glyph="refused">
        Refused
      </Chip>
      <Chip tone="quiet" glyph="stale">
        37 h left
      </Chip>
    </div>
  );
}

export function ViewStates() {
  return (
    <>
      <PageHead title="Overview" actions={<Button variant="filled">Create ad</Button>}>
        <StatusWord of="running">Running</StatusWord>
      </PageHead>
      <StaleBanner title="Apple has not answered since 06:12." action={<Button size="xs">Try now</Button>}>
        Numbers are as read at 06:05.
      </StaleBanner>
      <TileStrip label="Measures being read">
        {measures.map((measure) => (
          <Tile key={measure} label={measure} words={words} onChoose={() => undefined} />
        ))}
      </TileStrip>
      <ChartSkeleton />
      <EmptyState
        title="No keywords in this ad group yet"
        actions={<Button icon={<IconPlus size={16} />}>Add keywords</Button>}
        note="CSV in UTF-8, at most 5,000 keywords an ad group."
      >
        Search match is off here, so Apple has nothing to match and will not show the ad.
      </EmptyState>
      <ErrorState
        title="The keywords could not be read"
        actions={<Button icon={<IconRefresh size={16} />}>Try again</Button>}
        note="09:46, request 7f3a91c2"
      >
        Nothing of yours is lost: the filter stays.
      </ErrorState>
    </>
  );
}
