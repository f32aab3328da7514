import { isIPv6 } from 'node:net'

/**
 * The network of one customer of a provider: an IPv4 address itself; for IPv6, the first 64 bits, as its customer can use
 * another address for each attempt.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped || !isIPv6(plain)) return mapped ?? plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [start, end] = [groups(head), groups(tail)]
  const missing = tail === undefined ? 0 : 8 - start.length - end.length
  const all = [...start, ...Array<string>(missing).fill('0'), ...end]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
