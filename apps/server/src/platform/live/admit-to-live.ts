import type { Settings } from '../../env.ts';
import type { Gate } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';
import type { Admit } from './hub.ts';
import { sessionRoom, teamRoom, userRoom } from './rooms.ts';

/** Whoever may call may listen, to what concerns them, this session and their teams. */
export function admitToLive(gate: Gate, { closed }: Pick<Settings, 'closed'>): Admit {
  return async (token) => {
    if (closed) throw new Refusal('closed');
    const person = await gate.getPerson(token);
    const { userId, sessionId } = person;
    const teamRooms = (await gate.listTeamIds(person)).map(teamRoom);
    return { userId, sessionId, rooms: [userRoom(userId), sessionRoom(sessionId), ...teamRooms] };
  };
}
