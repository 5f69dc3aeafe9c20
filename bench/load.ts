import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const mostConnections = 32;

/**
 * Requests per second of one path, each connection asking again when it was answered. Every answer has as many bytes
 * as the first, so counting bytes is enough: reading answers properly costs more than the server takes to give them.
 */
export async function loadPath(
  origin: string,
  path: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  connections = mostConnections,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: hostname, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answerBytes = await Promise.all(sockets.map((socket) => readFirst(socket, request)));
  let answers = 0;
  for (const [index, socket] of sockets.entries()) {
    const bytes = answerBytes[index] ?? 0;
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < bytes) return;
      if (received > bytes) throw new Error('The answers differ in length, so they cannot be counted.');
      received = 0;
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = answers / ((performance.now() - startedAt) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}

async function readFirst(socket: Socket, request: Buffer): Promise<number> {
  socket.write(request);
  for (let heard = ''; ;) {
    const chunks: unknown[] = await once(socket, 'data');
    heard += String(chunks[0]);
    const [, head = '', bytes = ''] = /^(.*content-length: (\d+).*?\r\n\r\n)/is.exec(heard) ?? [];
    const whole = head.length + Number(bytes);
    if (head !== '' && heard.length >= whole) {
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not answered: ${head}`);
      return whole;
    }
  }
}
