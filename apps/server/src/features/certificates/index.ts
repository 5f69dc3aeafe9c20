export { noteAppleOutcome } from './note-apple-outcome.ts';
export { type CertificateDeps, openCertificate } from './open-certificate.ts';
