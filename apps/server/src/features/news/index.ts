export { publishSampleNews } from './publish-sample-news.ts';
export { mountNews } from './routes.ts';
