import type { Settings } from '../../env.ts';
import type { Gate } from '../http/admission/gate.ts';
import { Refusal } from '../http/refusal.ts';
import { admitTogether } from './admit-together.ts';
import type { Admit } from './hub.ts';
import { sessionRoom, teamRoom, userRoom } from './rooms.ts';

/** Whoever may call may listen, to what concerns them, this session and their teams. */
export function admitToLive(gate: Gate, { closed }: Pick<Settings, 'closed'>): Admit {
  return admitTogether(async (tokens) => {
    if (closed) throw new Refusal('closed');
    const persons = await gate.listPersons(tokens);
    const userIds = persons.flatMap((person) => (person instanceof Refusal ? [] : person.userId));
    const teams = await gate.listTeams(userIds);
    return persons.map((person) => {
      if (person instanceof Refusal) return person;
      const { userId, sessionId, hasSecondFactor } = person;
      const teamRooms = (teams.get(userId) ?? [])
        .filter(({ requiresSecondFactor }) => hasSecondFactor || !requiresSecondFactor)
        .map(({ teamId }) => teamRoom(teamId));
      return { userId, sessionId, rooms: [userRoom(userId), sessionRoom(sessionId), ...teamRooms] };
    });
  });
}
