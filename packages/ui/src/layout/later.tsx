import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<unknown>;

const seenLoads: Load[] = [];
const loads: Load[] = [];

/**
 * A part of a page that comes after it, so that the page itself is small. Where it has been loaded ahead it is drawn
 * with the page, without a moment in which it is missing.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => part(load, loads);

/** One that is seen as soon as the page is. */
export const soon = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  part(load, seenLoads);

function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  queue: Load[],
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
    return loaded;
  };
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await keep() };
      } catch (error) {
        WhenLoaded = ask();
        throw error;
      }
    });
  // One that did not come is asked for anew, once the line is up again.
  let WhenLoaded = ask();
  queue.push(keep);
  return function Later(props: Props) {
    // What began as one of the two stays it: with the other, whatever was typed into it would be gone.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? WhenLoaded);
    return <Part {...props} />;
  };
}

/** What is seen with pages that have been loaded, all at once, and what comes with it. */
export async function loadSeenParts(): Promise<void> {
  while (seenLoads.length > 0) {
    // Whoever opens the page learns what is wrong then.
    await Promise.all(seenLoads.splice(0).map((load) => load().catch(() => undefined)));
  }
}

/** What comes after pages that have been loaded, one after another: nobody waits for it. */
export async function loadLaterParts(leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    await loadSeenParts();
    const load = loads.shift();
    if (load === undefined) return;
    await load().catch(() => undefined);
  }
}
