import * as z from 'zod/mini';
import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes, type LiveHello } from '@tapwright/contracts/live';

const receivedEvent = z.object({ id: z.int(), name: z.string(), payload: z.unknown() });
const readyMessage = z.object({ ready: z.object({ resumed: z.boolean(), lastId: z.nullable(z.int()) }) });
export type ReceivedEvent = z.infer<typeof receivedEvent>;

type Settings = {
  url: string;
  token: string;
  onEvent: (event: ReceivedEvent) => void;
  /** The line was away for so long that nobody knows what was said: all that is shown may be old. */
  onMissed: () => void;
  /** The first line is open: what was read before that may have changed since without a word. */
  onFirst?: () => void;
  /** The server does not know the token, or no longer; `code` is that of the refusal. */
  onRefused: (code: number) => void;
  /** Before the nth try after a dropped line. */
  waitMs?: (attempt: number) => number;
};

const rememberedIds = 1_000;
const maxWaitMs = 30_000;

/** One second, then twice as long each time; spread, so that not everybody returns in the same moment. */
const backoffMs = (attempt: number) => Math.min(maxWaitMs, 1_000 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Receives what changed. After a dropped line it reconnects and names the last event it received, so nothing is lost. */
export function openLiveSocket(settings: Settings) {
  const { url, token, waitMs = backoffMs } = settings;
  const receiver = createReceiver(settings);
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;

  const connect = () => {
    const line = new WebSocket(url);
    socket = line;
    line.addEventListener('open', () => line.send(JSON.stringify(receiver.hello(token))));
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      attempt = 0;
      receiver.take(parseJson(data));
    });
    line.addEventListener('close', ({ code, reason }) => {
      if (line !== socket) return;
      if (code === liveCloseCodes.notAdmitted) {
        settings.onRefused(Number(reason) || codes.tokenEnded);
        return;
      }
      timer = setTimeout(connect, waitMs(attempt));
      attempt += 1;
    });
  };
  const close = () => {
    clearTimeout(timer);
    const line = socket;
    socket = undefined;
    line?.close();
  };

  connect();
  return {
    close,
    /** After the network was away: a dead line says nothing for a long time. */
    renew: () => {
      close();
      connect();
    },
  };
}

/** What was received on all lines so far. Around a dropped line an event may come twice, and is then passed over. */
function createReceiver({ onEvent, onMissed, onFirst }: Settings) {
  const ids = new Set<number>();
  let lastId: number | undefined;
  let wasReady = false;

  return {
    hello: (token: string): LiveHello => ({ token, ...(lastId === undefined ? {} : { lastId }) }),
    take: (message: unknown) => {
      const ready = z.safeParse(readyMessage, message);
      if (ready.success) {
        lastId = ready.data.ready.lastId ?? lastId;
        if (!wasReady) onFirst?.();
        else if (!ready.data.ready.resumed) onMissed();
        wasReady = true;
      }
      const event = z.safeParse(receivedEvent, message);
      if (!event.success || ids.has(event.data.id)) return;
      ids.add(event.data.id);
      if (ids.size > rememberedIds) ids.delete(Math.min(...ids));
      lastId = Math.max(lastId ?? 0, event.data.id);
      onEvent(event.data);
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
