export { endSessions } from './end-sessions.ts';
export { makeFirstStaff } from './make-first-staff.ts';
export { createPersonGate } from './person-gate.ts';
export { mountAccountCalls } from './routes.ts';
export { startSession } from './start-session.ts';
