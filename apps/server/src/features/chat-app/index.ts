export { mountChatApp } from './routes.ts';
