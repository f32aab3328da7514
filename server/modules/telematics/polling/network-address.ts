import { BlockList, isIP } from 'node:net'

/** Public address space: IPv6 is allocated only from 2000::/3; an IPv4-mapped IPv6 address counts as IPv4. */
const reachable = blockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3', '::ffff:0:0/96'] })

/**
 * Exceptions from it according to IANA's registries of special-purpose and multicast addresses: private, shared, local and
 * test networks, and ways to reach them such as tunnels and translation.
 */
const special = blockList({
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3ffe::/16', '3fff::/20'],
})

function blockList(ranges: { ipv4: string[]; ipv6: string[] }): BlockList {
  const list = new BlockList()
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const range of ranges[family]) {
      const [network = '', prefix] = range.split('/')
      list.addSubnet(network, Number(prefix), family)
    }
  }
  return list
}

/** Whether an address is not public: private, loopback, link-local or otherwise special. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !reachable.check(address, family) || special.check(address, family)
}

/** The same for the host of a URL; names are checked after resolution. */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && isPrivateAddress(address)
}
