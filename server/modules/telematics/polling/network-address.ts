import { BlockList, isIP } from 'node:net'

/** What is not reached over the internet: our own machine, networks behind it, and ways around them (RFC 6890). */
const closed = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  closed.addSubnet(...subnet(range), 'ipv4')
}
for (const range of [
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]) {
  closed.addSubnet(...subnet(range), 'ipv6')
}

function subnet(range: string): [string, number] {
  const [address = '', bits] = range.split('/')
  return [address, Number(bits)]
}

/**
 * Whether an IP address lies in a private, loopback, link-local or otherwise closed network. An IPv4 address in an IPv6
 * one counts as itself.
 */
export const isPrivateAddress = (address: string): boolean =>
  closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') || isIP(address) === 0

/** The same for the host of an address: one that is a name is told only by what it resolves to. */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && isPrivateAddress(address)
}
