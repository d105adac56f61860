import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('a host whose addresses all refuse a connection is reported by the code, since the error has no message', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const socket = connect({
    host: 'db.example',
    port: 1,
    autoSelectFamily: true,
    lookup: (_host, _options, answer) => answer(null, addresses),
  });
  const [problem] = (await once(socket, 'error')) as [Error];
  expect(problem.message).toBe('');
  expect(reasonOf(problem)).toBe('ECONNREFUSED');
});

test('any other failure is reported in its own words', () => {
  expect(reasonOf(new Error('the disk is full'))).toBe('the disk is full');
  expect(reasonOf('the disk is full')).toBe('the disk is full');
});
