import { describe, expect, test } from 'vitest';
import { isNetwork, privateNetworks, trustedProxies } from './trusted-proxies.ts';
import { findVisitor } from './visitor-address.ts';
import { visitorNetwork } from './visitor-network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['2001:db8::', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});

describe('the visitor of a request', () => {
  const isPrivate = trustedProxies(privateNetworks);
  const isCdn = trustedProxies(['198.51.100.0/24', '2001:db8:cd::/48', '10.0.0.2']);

  test.each([
    ['is the peer without a proxy', '203.0.113.9', '', isPrivate, '203.0.113.9'],
    [
      'is the peer if that is not a proxy, whatever it claims',
      '203.0.113.9',
      '192.0.2.1',
      isPrivate,
      '203.0.113.9',
    ],
    ['is the address that the proxy added', '127.0.0.1', '192.0.2.1', isPrivate, '192.0.2.1'],
    [
      'is not an address that they claim themselves',
      '10.0.0.2',
      '192.0.2.66, 192.0.2.1',
      isPrivate,
      '192.0.2.1',
    ],
    ['is found behind a CDN and nginx', '10.0.0.2', '192.0.2.1, 198.51.100.7', isCdn, '192.0.2.1'],
    ['is found behind a CDN by IPv6 too', '2001:db8:cd::1', '2001:db8::9', isCdn, '2001:db8::9'],
    ['is the CDN if that is not trusted', '127.0.0.1', '192.0.2.1, 198.51.100.7', isPrivate, '198.51.100.7'],
    [
      'within the network is the first address',
      '127.0.0.1',
      '192.168.1.5, 10.0.0.2',
      isPrivate,
      '192.168.1.5',
    ],
    ['is found if the address has a port', '::ffff:10.0.0.2', '192.0.2.1:4711', isPrivate, '192.0.2.1'],
    ['is found if an IPv6 address has a port', '10.0.0.2', '[2001:db8::9]:443', isPrivate, '2001:db8::9'],
    ['is the proxy if it hides them', '10.0.0.2', 'unknown', isPrivate, '10.0.0.2'],
    [
      'is the proxy if the header is far too long',
      '10.0.0.2',
      `${'1.1.1.1,'.repeat(200)}2.2.2.2`,
      isPrivate,
      '10.0.0.2',
    ],
  ])('%s', (_words, peer, forwardedFor, isTrusted, visitor) => {
    expect(findVisitor(peer, forwardedFor, isTrusted)).toBe(visitor);
  });

  test('without trusted proxies every peer counts as the visitor', () => {
    expect(findVisitor('127.0.0.1', '192.0.2.1', trustedProxies([]))).toBe('127.0.0.1');
  });
});

test.each(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each(['10.0.0.0/33', '10.0.0/8', 'proxy', '2001:db8::/129', '10.0.0.0/8/8', '', '10.0.0.0/'])(
  '%j is not a network',
  (text) => {
    expect(isNetwork(text)).toBe(false);
  },
);
