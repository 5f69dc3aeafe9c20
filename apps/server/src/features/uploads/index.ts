export { keepPicture } from './keep-picture.ts';
export { mountUploadCalls } from './routes.ts';
