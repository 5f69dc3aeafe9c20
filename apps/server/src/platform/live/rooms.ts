import type { LiveSocket } from './live-socket.ts';

export const userRoom = (userId: number) => `user:${userId}`;
export const sessionRoom = (sessionId: number) => `session:${sessionId}`;
export const teamRoom = (teamId: number) => `team:${teamId}`;

/** Who of this process is in which room. */
export class Rooms {
  readonly #sockets = new Map<string, Set<LiveSocket>>();

  names(): string[] {
    return [...this.#sockets.keys()];
  }

  socketsIn(room: string): LiveSocket[] {
    return [...(this.#sockets.get(room) ?? [])];
  }

  enter(socket: LiveSocket): void {
    for (const room of socket.admission.rooms) {
      const sockets = this.#sockets.get(room);
      if (sockets === undefined) this.#sockets.set(room, new Set([socket]));
      else sockets.add(socket);
    }
  }

  leave(socket: LiveSocket): void {
    for (const room of socket.admission.rooms) {
      const sockets = this.#sockets.get(room);
      sockets?.delete(socket);
      if (sockets?.size === 0) this.#sockets.delete(room);
    }
  }
}
