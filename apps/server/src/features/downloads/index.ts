export { type Download, mountDownload, mountFile } from './mount-download.ts';
export { mountDownloads } from './routes.ts';
