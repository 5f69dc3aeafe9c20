export { mountAppleInvoices } from './routes.ts';
