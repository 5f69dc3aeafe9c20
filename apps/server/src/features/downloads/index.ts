export { type Download, mountDownload } from './mount-download.ts';
export { mountDownloads } from './routes.ts';
