import { BlockList, isIP } from 'node:net'

/** What the internet reaches: IPv6 is allocated from 2000::/3 alone; an IPv4 address in an IPv6 one counts as itself. */
const reachable = blockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3', '::ffff:0:0/96'] })

/**
 * The rest of it that belongs to no public server, by IANA's registries of special-purpose addresses and of multicast:
 * private, shared, local and test networks, and ways around them such as tunnels and translations.
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

/** Whether an address is none that the internet reaches: private, loopback, link-local or otherwise special. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !reachable.check(address, family) || special.check(address, family)
}

/** The same for the host of an address; a name is judged only by what it resolves to. */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && isPrivateAddress(address)
}
