import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function record(format: 'json' | 'terminal' = 'json') {
  const lines: string[] = [];
  return { lines, log: createLog({ format, sink: { write: (line) => lines.push(line) } }) };
}

test('a line is one JSON object with a readable level and the time in UTC', () => {
  const { lines, log } = record();
  log.info({ requestId: 'r1' }, 'asked');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: 'r1',
    msg: 'asked',
  });
  expect(lines).toHaveLength(1);
});

test('fields that hold secrets are left out, however deep they are', () => {
  const { lines, log } = record();
  log.info(
    { token: 's3cret', query: { state: 's3cret' }, a: { b: { password: 's3cret', code: 's3cret' } } },
    'sent',
  );
  log.child({ authorization: 's3cret' }).warn({ request: { headers: { cookie: 's3cret' } } }, 'refused');
  expect(lines.join('')).not.toContain('s3cret');
});

test('an error keeps its cause and code and loses what secrets its text carries', () => {
  const { lines, log } = record();
  const cause = Object.assign(new Error('connect postgres://me:s3cret@host/db'), { code: 'ECONNREFUSED' });
  const error = new Error('GET /account/weixinlogin?code=s3cret&state=s3cret with Bearer s3cret', { cause });
  log.error({ err: Object.assign(error, { config: { password: 's3cret' } }) }, 'failed');
  expect(lines.join('')).not.toContain('s3cret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'Error', cause: { message: 'connect postgres://…@host/db', errorCode: 'ECONNREFUSED' } },
  });
});

test('what is thrown and is no error is described too', () => {
  const { lines, log } = record();
  log.error({ err: 'plain text' }, 'failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { type: 'string', message: 'plain text' } });
});

test('what JSON cannot write does not break a line', () => {
  const { lines, log } = record();
  const circle: Record<string, unknown> = { amount: 5n };
  circle['again'] = [circle];
  log.warn({ circle }, 'odd');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ circle: { amount: '5' }, msg: 'odd' });
});

test('a child has its fields on each line, and lines below the level are not written', () => {
  const { lines, log } = record();
  const child = log.child({ job: 'mail.send' }).child({ jobId: 7 });
  child.debug({}, 'detail');
  child.info({ attempt: 1 }, 'begun');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', job: 'mail.send', jobId: 7, attempt: 1, msg: 'begun' },
  ]);
});

test('at a terminal a line is short, an error shows its stack and secrets stay out', () => {
  const { lines, log } = record('terminal');
  log.info({ file: 'outbox/1.txt', token: 's3cret' }, 'a message was written');
  const cause = new Error('no postgres://me:s3cret@host/db');
  log.child({ job: 'mail.send' }).error({ err: new Error('not sent', { cause }) }, 'failed');
  const [line = '', failure = ''] = lines.map(stripVTControlCharacters);
  expect(line).toMatch(/^\d\d:\d\d:\d\d info  a message was written file=outbox\/1\.txt\n$/);
  expect(failure).toMatch(/ error failed job=mail\.send\n {2}Error: not sent\n/);
  expect(failure).toContain('\n  Error: no postgres://…@host/db\n');
});

test('answered requests are told to programs, not to a person at a terminal', () => {
  const [terminal, json] = [record('terminal'), record('json')];
  for (const { log } of [terminal, json]) log.answered({ route: '/healthz', status: 200 });
  expect(terminal.lines).toEqual([]);
  expect(JSON.parse(json.lines[0] ?? '')).toMatchObject({
    level: 'info',
    route: '/healthz',
    msg: 'answered',
  });
});
