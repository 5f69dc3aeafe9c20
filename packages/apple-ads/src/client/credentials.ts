/** What Apple shows to an API user who has brought a public key, and the private key to it. */
export type Credentials = {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM, in PKCS #8 (`.p8`) or as OpenSSL writes it (`BEGIN EC PRIVATE KEY`). */
  privateKeyPem: string;
};
