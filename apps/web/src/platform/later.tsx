import { type ComponentType, lazy, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page that comes after it, so that the page itself is small. Where it has been loaded ahead it is drawn
 * with the page, without a moment in which it is missing.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
  loads.push(keep);
  return function Later(props: Props) {
    // What began as one of the two stays it: with the other, whatever was typed into it would be gone.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? WhenLoaded);
    return <Part {...props} />;
  };
}

/** What comes after pages that have been loaded, one after another: nobody waits for it. */
export async function loadLaterParts(leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    const load = loads.shift();
    if (load === undefined) return;
    // Whoever opens the page learns what is wrong then.
    await load().catch(() => undefined);
  }
}
