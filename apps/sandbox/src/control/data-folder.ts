import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from '../sandbox.ts';
import { ownFolder } from './own-folder.ts';
import { loadWorld, saveWorld, type LoadedWorld } from './saved-world.ts';

const saveAfterMs = 500;

/** Keeps a sandbox in a folder: a restart goes on where it stopped. */
export class DataFolder {
  readonly #path: string;
  readonly #giveBack: () => void;

  constructor(path: string) {
    mkdirSync(path, { recursive: true });
    this.#giveBack = ownFolder(path);
    this.#path = path;
  }

  load(): LoadedWorld | undefined {
    const file = join(this.#path, 'world.json');
    return existsSync(file) ? loadWorld(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  }

  /** With which tokens are signed; kept, so that a restart signs nobody out. */
  tokenSecret(): Uint8Array {
    const file = join(this.#path, 'token-secret');
    if (existsSync(file)) return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    const secret = randomBytes(32);
    writeFileSync(file, `${secret.toString('base64')}\n`, { mode: 0o600 });
    return secret;
  }

  /** Writes soon after each change, and once more at the end. Never a half-written file: it is renamed into place. */
  keep(sandbox: Sandbox): () => void {
    let timer: NodeJS.Timeout | undefined;
    let writing = Promise.resolve();
    const text = (): string => JSON.stringify(saveWorld(sandbox.world, sandbox.clock.setting()));
    const save = async (): Promise<void> => {
      timer = undefined;
      await writeFile(this.#file('writing'), text());
      await rename(this.#file('writing'), this.#file('json'));
    };
    sandbox.onChange(() => {
      timer ??= setTimeout(() => {
        writing = writing.then(save).catch((error: unknown) => {
          process.stderr.write(`The world could not be kept: ${String(error)}\n`);
        });
      }, saveAfterMs);
    });
    return () => {
      clearTimeout(timer);
      writeFileSync(this.#file('ending'), text());
      renameSync(this.#file('ending'), this.#file('json'));
      this.#giveBack();
    };
  }

  #file(ending: string): string {
    return join(this.#path, `world.${ending}`);
  }
}
