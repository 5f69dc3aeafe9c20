import { useSyncExternalStore } from 'react';
import { everyTab } from '../browser.ts';
import type { Observable } from '../observable.ts';
import { createPersonalSettings, type PersonalSettings } from './personal-settings.ts';
import { session } from './session.ts';

const opened = new Map<string, PersonalSettings>();

function settingsOf(userId: string): PersonalSettings {
  const known = opened.get(userId) ?? createPersonalSettings(everyTab, userId);
  opened.set(userId, known);
  return known;
}

/** Of whoever is signed in here. */
export function personalSettings(): PersonalSettings {
  return settingsOf(String(session.get()?.user?.userId ?? 'nobody'));
}

export function usePersonalSetting<Value>(pick: (settings: PersonalSettings) => Observable<Value>) {
  const { get, set, subscribe } = pick(personalSettings());
  return [useSyncExternalStore(subscribe, get), set] as const;
}
