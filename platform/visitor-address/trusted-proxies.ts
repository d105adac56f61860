import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local networks (RFC 1918, 3927, 4193): where a supplier's own proxies are. */
export const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Whether a text is a network in CIDR notation, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf(family));
}

/** Checks whether an address belongs to one of the networks. An IPv4 address within IPv6 counts as IPv4. */
export function trustedProxies(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    list.addSubnet(address, Number(bits ?? bitsOf(family)), family === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const plain = withoutMapping(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** `::ffff:192.0.2.1`, the form in which a dual-stack socket reports an IPv4 address, becomes `192.0.2.1`. */
export function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function bitsOf(family: number): number {
  return family === 6 ? 128 : 32;
}
