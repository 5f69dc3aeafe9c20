export { type Download, mountDownload } from './mount-download.ts';
export { mountDownloadCalls } from './routes.ts';
