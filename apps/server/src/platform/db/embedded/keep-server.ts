import type pg from 'pg';
import { removeTemporarySocketFolder } from './socket-folder.ts';
import { stopServer } from './stop-server.ts';
import { takeServer, type TakeOptions } from './take-server.ts';

export type KeptServer = {
  socketFolder: string;
  /** As superuser, in the database `postgres`. It also holds the ownership of the cluster. */
  owner: pg.Client;
  stop: () => Promise<void>;
};

/** Takes the server, and takes it again (starting it if need be) whenever it went down without being asked. */
export async function keepServer(
  options: TakeOptions,
  onLost: (error: unknown) => void,
): Promise<KeptServer> {
  const first = await takeServer(options);
  const { socketFolder } = first.server;
  let stopping = false;
  let retaking = Promise.resolve();
  const retakeWhenLost = (owner: pg.Client) => {
    owner.once('end', () => {
      if (!stopping) retaking = retake().catch(onLost);
    });
  };
  const retake = async () => {
    const { owner } = await takeServer({ ...options, socketFolder });
    retakeWhenLost(owner);
  };
  retakeWhenLost(first.owner);
  return {
    socketFolder,
    owner: first.owner,
    stop: async () => {
      stopping = true;
      await retaking;
      await stopServer(options.place.cluster);
      removeTemporarySocketFolder(socketFolder);
    },
  };
}
