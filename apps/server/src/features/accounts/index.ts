export { endSessions } from './end-sessions.ts';
export { makeFirstStaff } from './make-first-staff.ts';
export { bindChatApp, type ChatAppIdentity } from './bind-chat-app.ts';
export { findChatAppOwner } from './chat-app-store.ts';
export { createPersonGate } from './person-gate.ts';
export { mountAccountCalls } from './routes.ts';
export { startSession } from './start-session.ts';
export { proveCode, takeCode } from './verification-codes.ts';
export { unbindChatApp } from './unbind-chat-app.ts';
