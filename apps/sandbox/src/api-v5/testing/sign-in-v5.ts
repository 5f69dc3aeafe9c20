import type { TestSandbox } from '../../testing/start-sandbox.ts';

/** Signed in as for v1, with calls of v5 besides. */
export async function signInV5(running: TestSandbox, ...who: Parameters<TestSandbox['signIn']>) {
  const signedIn = await running.signIn(...who);
  const callV5 = async (
    method: string,
    path: string,
    body?: unknown,
    context: string | null = 'orgId=2100200',
  ) => running.send(method, `/api/v5${path}`, { body, token: signedIn.token, context });
  return { ...signedIn, callV5 };
}

export type SignedInV5 = Awaited<ReturnType<typeof signInV5>>;
