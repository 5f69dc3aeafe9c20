import * as z from 'zod/mini';
import type { LiveHello } from '@tapwright/contracts/live';

const heardEvent = z.object({ id: z.int(), name: z.string(), payload: z.unknown() });
export type HeardEvent = z.infer<typeof heardEvent>;

type Settings = {
  url: string;
  token: string;
  onEvent: (event: HeardEvent) => void;
  /** Before the nth try after a dropped line. */
  waitMs?: (attempt: number) => number;
};

const rememberedIds = 1_000;
const longestWaitMs = 30_000;

/** One second, then twice as long each time; spread, so that not everybody returns in the same moment. */
const backoffMs = (attempt: number) =>
  Math.min(longestWaitMs, 1_000 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Hears what changed. After a dropped line it comes back and names the last thing it heard, so nothing is lost. */
export function openLiveSocket({ url, token, onEvent, waitMs = backoffMs }: Settings): { close: () => void } {
  const heardIds = new Set<number>();
  let lastId: number | undefined;
  let attempt = 0;
  let isClosed = false;
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ data }: MessageEvent<unknown>) => {
    const read = z.safeParse(heardEvent, parseJson(data));
    if (!read.success || heardIds.has(read.data.id)) return;
    attempt = 0;
    heardIds.add(read.data.id);
    if (heardIds.size > rememberedIds) heardIds.delete(Math.min(...heardIds));
    lastId = Math.max(lastId ?? 0, read.data.id);
    onEvent(read.data);
  };

  const connect = () => {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      const hello: LiveHello = { token, ...(lastId === undefined ? {} : { lastId }) };
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', hear);
    socket.addEventListener('close', () => {
      if (isClosed) return;
      timer = setTimeout(connect, waitMs(attempt));
      attempt += 1;
    });
  };

  connect();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
