import * as z from 'zod/mini';

export const certificateId = z.int().check(z.positive());
export const queriedCertificateId = z.coerce.number<number>().check(z.int(), z.positive());
