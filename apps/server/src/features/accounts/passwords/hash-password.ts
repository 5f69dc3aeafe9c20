import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) at the smallest cost we allow: 19 MiB, 2 passes, 1 lane. Off the main thread. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let hashOfNobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that time does not tell who is registered. */
export async function isRightPassword(password: string, passwordHash: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password);
  return isRight && passwordHash !== null;
}
