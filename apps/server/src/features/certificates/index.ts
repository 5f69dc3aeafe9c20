export { recordAppleTime, readAppleClock } from './apple/apple-lines.ts';
export { listAppleFigures } from './apple/list-apple-figures.ts';
export { askApple } from './apple/ask-apple.ts';
export { isReadOnly } from './check/judge-connection.ts';
export { noteAppleOutcome } from './apple/note-apple-outcome.ts';
export { type CertificateDeps, openCertificate } from './apple/open-certificate.ts';
export { listAttachedTo, lockCertificate } from './certificates-store.ts';
export { removeCertificate, removeTeamCertificates } from './remove-certificate.ts';
export { mountCertificates } from './routes.ts';
