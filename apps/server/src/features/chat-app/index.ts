export { mountChatAppCalls } from './routes.ts';
