import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createClientTranslator, ensureMessages, type LoadMessages, switchLanguage } from './client.ts';

function loader() {
  const loaded: string[] = [];
  const broken = new Set<string>();
  const load: LoadMessages = async (language, namespace) => {
    loaded.push(`${language}/${namespace}`);
    if (broken.has(namespace)) throw new Error('The line is down');
    const file = new URL(`../messages/${language}/${namespace}.json`, import.meta.url);
    // The files are checked to have the keys of English.
    return JSON.parse(await readFile(file, 'utf8'));
  };
  return { loaded, broken, load };
}

const start = (load: LoadMessages, strict = true) =>
  createClientTranslator({ language: 'en', namespaces: ['errors'], load, strict });

describe('loading', () => {
  test('a page brings its own messages, once, and nothing else is fetched', async () => {
    const { loaded, load } = loader();
    const translator = await start(load);
    await ensureMessages(translator, ['privacy']);
    await ensureMessages(translator, ['privacy', 'errors']);
    expect(loaded).toEqual(['en/errors', 'en/privacy']);
  });

  test('another language brings what is on the screen', async () => {
    const { loaded, load } = loader();
    const translator = await start(load);
    await switchLanguage(translator, 'ja');
    expect(loaded).toEqual(['en/errors', 'ja/errors']);
    expect(translator.t('errors:fields.required')).toBe('入力してください');
  });

  test('a failure is told, and the next try works', async () => {
    const { broken, load } = loader();
    const translator = await start(load);
    broken.add('privacy');
    await expect(ensureMessages(translator, ['privacy'])).rejects.toThrow('could not be loaded');
    broken.clear();
    await ensureMessages(translator, ['privacy']);
    expect(translator.hasResourceBundle('en', 'privacy')).toBe(true);
  });

  test('a language that cannot be loaded leaves the one that is there', async () => {
    const { broken, load } = loader();
    const translator = await start(load);
    broken.add('errors');
    await expect(switchLanguage(translator, 'ko')).rejects.toThrow('could not be loaded');
    expect(translator.language).toBe('en');
    expect(translator.t('errors:fields.required')).toBe('Value cannot be empty');
  });

  test('the first messages are told missing too', async () => {
    const { broken, load } = loader();
    broken.add('errors');
    await expect(start(load)).rejects.toThrow('could not be loaded');
  });
});

describe('showing', () => {
  test('a key that does not exist is never shown', async () => {
    const { load } = loader();
    const strict = await start(load);
    expect(() => strict.t('errors:noSuchKey')).toThrow('noSuchKey');
    const lenient = await start(load, false);
    expect(lenient.t('errors:noSuchKey')).toBe('');
  });

  test('a value that was forgotten is never shown as its placeholder', async () => {
    const { load } = loader();
    const strict = await start(load);
    expect(() => strict.t('errors:fields.atLeast')).toThrow('{{lowest}}');
    const lenient = await start(load, false);
    expect(lenient.t('errors:fields.atLeast')).not.toContain('{{');
  });

  test('values are shown as they are, since React escapes them', async () => {
    const { load } = loader();
    const translator = await start(load);
    expect(translator.t('errors:fields.atLeast', { lowest: '<b>&' })).toBe('Enter <b>& or more');
  });
});
