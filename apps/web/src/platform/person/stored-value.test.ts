import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createPersonalSettings } from './personal-settings.ts';
import { storedValue, type Surroundings } from './stored-value.ts';

type Listener = Parameters<Surroundings['tabs']['addEventListener']>[1];
type Tab = Surroundings & { listeners: Listener[] };

/** Tabs of one browser: what one of them stores, the others hear of, as browsers do it. */
function openTabs(count: number, kept = new Map<string, string>()): Tab[] {
  const tabs: Tab[] = Array.from({ length: count }, () => {
    const change = (key: string, value: string | null) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      for (const other of tabs.filter((one) => one !== tab)) {
        // A storage event names the storage of the tab that hears it.
        for (const hear of other.listeners) hear({ key, storageArea: other.storage as Storage });
      }
    };
    const listeners: Listener[] = [];
    const tab: Tab = {
      listeners,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: change,
        removeItem: (key) => change(key, null),
      },
      tabs: { addEventListener: (_, hear) => listeners.push(hear) },
    };
    return tab;
  });
  return tabs;
}

const openTab = (kept = new Map<string, string>()): Tab => {
  const [tab] = openTabs(1, kept);
  if (tab === undefined) throw new Error('No tab was opened');
  return tab;
};
const count = (tab: Surroundings) => storedValue(tab, 'count', z.int(), 0);

describe('a stored value', () => {
  it('is there again in a later visit', () => {
    const kept = new Map<string, string>();
    count(openTab(kept)).set(7);
    expect(count(openTab(kept)).get()).toBe(7);
  });

  it('leaves nothing behind once it is absent again', () => {
    const kept = new Map<string, string>();
    const value = count(openTab(kept));
    value.set(7);
    value.set(0);
    expect(kept.size).toBe(0);
  });

  it('is the same in every tab, and notifies those who listen', () => {
    const [here, there] = openTabs(2).map(count);
    const changed = vi.fn<() => void>();
    there?.subscribe(changed);
    here?.set(3);
    expect(there?.get()).toBe(3);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it.each(['not JSON', '"seven"', '1.5', '{}'])('counts as absent when %s is kept under its name', (text) => {
    expect(count(openTab(new Map([['count', text]]))).get()).toBe(0);
  });

  it('lives as long as the page where nothing may be stored', () => {
    const refuse = () => {
      throw new DOMException('Storing is forbidden', 'SecurityError');
    };
    const value = count({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      tabs: { addEventListener: () => undefined },
    });
    value.set(7);
    expect(value.get()).toBe(7);
  });

  it('no longer notifies who stopped listening', () => {
    const value = count(openTab());
    const changed = vi.fn<() => void>();
    value.subscribe(changed)();
    value.set(1);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('what a person chose', () => {
  it('is theirs alone on a shared machine', () => {
    const tab = openTab();
    const mei = createPersonalSettings(tab, '41');
    const jonas = createPersonalSettings(tab, '42');
    mei.unit.set('RMB');
    mei.range.set('thisMonth');
    mei.clockZone.set('Asia/Shanghai');
    expect([jonas.unit.get(), jonas.range.get()]).toEqual(['USD', 'last7Days']);
    expect(createPersonalSettings(tab, '41').range.get()).toBe('thisMonth');
  });

  it('falls back to what everybody starts with when a range or zone does not exist', () => {
    const kept = new Map([
      ['tapwright.41.range', '{"from":"2026-02-30","to":"2026-03-01"}'],
      ['tapwright.41.clockZone', '"Mars/Olympus"'],
    ]);
    const settings = createPersonalSettings(openTab(kept), '41');
    expect(settings.range.get()).toBe('last7Days');
    expect(settings.clockZone.get()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
