import type * as z from 'zod/mini';

export type JobSchema = z.ZodMiniType<unknown, object>;

export type Job<Payload extends JobSchema = JobSchema> = {
  name: string;
  payload: Payload;
  /** Tried so often, with growing waits (3 s, 7 s, 20 s, 1 min, 2.5 min, …, about 3 h); then it is dead and stays visible. */
  maxAttempts: number;
  /** One run may take so long. What needs longer is cut into jobs that call the next one. */
  timeLimitMs: number;
  /** The payload lies encrypted in the queue: for what must not be read there, such as a message to a person. */
  sealed: boolean;
};

/** A job belongs to the feature that defines it; its payload is checked when it is enqueued and when it runs. */
export function defineJob<const Payload extends JobSchema>(
  name: string,
  payload: Payload,
  { maxAttempts = 10, timeLimitMs = 60_000, sealed = false } = {},
): Job<Payload> {
  return { name, payload, maxAttempts, timeLimitMs, sealed };
}
