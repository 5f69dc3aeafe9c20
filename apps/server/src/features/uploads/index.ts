export { keepPicture } from './keep-picture.ts';
export { mountUploads } from './routes.ts';
