import { fastify } from 'fastify';

/** What Fastify does by itself for the same answer. */
const http = fastify();
http.get('/bench/empty', async () => ({ code: 20_000, data: null, message: 'Done' }));
const origin = await http.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.(origin);
