/** The master key of a measured server, so that what measures can seal a private key for it. */
export const benchKeys: readonly Buffer[] = [Buffer.alloc(32, 1)];
