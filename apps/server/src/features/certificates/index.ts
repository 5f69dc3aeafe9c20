export { hearAppleTime, readAppleClock } from './apple-lines.ts';
export { askApple } from './ask-apple.ts';
export { mayWrite } from './judge-connection.ts';
export { noteAppleOutcome } from './note-apple-outcome.ts';
export { type CertificateDeps, openCertificate } from './open-certificate.ts';
export { listAttachedTo, lockCertificate } from './certificates-store.ts';
export { removeCertificate, removeTeamCertificates } from './remove-certificate.ts';
export { mountCertificates } from './routes.ts';
