import type { Settings } from '../../env.ts';
import type { Gate } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';
import type { Admit } from './hub.ts';
import { sessionRoom, userRoom } from './rooms.ts';

/** Whoever may call may listen, to what concerns them and this session. */
export function admitToLive(gate: Gate, { closed }: Pick<Settings, 'closed'>): Admit {
  return async (token) => {
    if (closed) throw new Refusal('closed');
    const { userId, sessionId } = await gate.getPerson(token);
    return { userId, sessionId, rooms: [userRoom(userId), sessionRoom(sessionId)] };
  };
}
