export { mountReportCentre } from './routes.ts';
