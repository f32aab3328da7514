import { describe, expect, it } from 'vitest'
import { isPrivateAddress, isPrivateHost } from './network-address'

describe('addresses that the server never calls for a customer', () => {
  // One from each range of IANA's registries of special-purpose addresses, at its edges where neighbours are public.
  it.each([
    ['0.0.0.0/8, this network', ['0.0.0.0', '0.255.255.255']],
    ['10.0.0.0/8, private', ['10.1.2.3']],
    ['100.64.0.0/10, shared', ['100.64.0.1', '100.127.255.255']],
    ['127.0.0.0/8, loopback', ['127.0.0.1', '127.255.255.255']],
    ['169.254.0.0/16, link-local', ['169.254.169.254']],
    ['172.16.0.0/12, private', ['172.16.0.1', '172.31.255.255']],
    ['192.0.0.0/24, protocol assignments', ['192.0.0.8', '192.0.0.170']],
    ['192.0.2.0/24, documentation', ['192.0.2.1']],
    ['192.31.196.0/24, AS112', ['192.31.196.1']],
    ['192.52.193.0/24, AMT', ['192.52.193.1']],
    ['192.88.99.0/24, 6to4 relays', ['192.88.99.1']],
    ['192.168.0.0/16, private', ['192.168.1.1']],
    ['192.175.48.0/24, AS112', ['192.175.48.1']],
    ['198.18.0.0/15, benchmarking', ['198.18.0.1', '198.19.255.255']],
    ['198.51.100.0/24, documentation', ['198.51.100.1']],
    ['203.0.113.0/24, documentation', ['203.0.113.1']],
    ['224.0.0.0/4, multicast', ['224.0.0.1', '239.255.255.255']],
    ['240.0.0.0/4, reserved', ['240.0.0.1', '255.255.255.255']],
    ['::/128 and ::1/128', ['::', '::1']],
    ['::/96, IPv4-compatible', ['::7f00:1', '::1.1.1.1']],
    ['::ffff:0:0/96, IPv4-mapped, as its IPv4 address', ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe']],
    ['::ffff:0:0:0/96, IPv4-translated', ['::ffff:0:127.0.0.1', '::ffff:0:1.1.1.1']],
    ['64:ff9b::/96 and 64:ff9b:1::/48, translation', ['64:ff9b::7f00:1', '64:ff9b:1::1']],
    ['100::/64 and 100:0:0:1::/64, discard and dummy', ['100::1', '100:0:0:1::1']],
    ['2001::/23, protocol assignments', ['2001::1', '2001:2::1', '2001:20::1', '2001:1ff:ffff::1']],
    ['2001:db8::/32 and 3fff::/20, documentation', ['2001:db8::1', '3fff::1', '3fff:fff:ffff::1']],
    ['2002::/16, 6to4', ['2002:7f00:1::']],
    ['2620:4f:8000::/48, AS112', ['2620:4f:8000::1']],
    ['3ffe::/16, 6bone', ['3ffe::1']],
    ['5f00::/16, segment routing', ['5f00::1']],
    ['fc00::/7, unique local', ['fc00::1', 'fd00::1']],
    ['fe80::/10, link-local', ['fe80::1', 'fe80::1%eth0']],
    ['fec0::/10, site-local', ['fec0::1']],
    ['ff00::/8, multicast', ['ff02::1']],
    ['what is not allocated', ['4000::1', '8000::1', '1::1']],
    ['no address', ['no address', '']],
  ])('%s', (_, addresses) => {
    expect(addresses.filter((address) => !isPrivateAddress(address))).toEqual([])
  })

  it.each([
    ...['1.1.1.1', '11.0.0.1', '100.63.255.255', '100.128.0.1', '172.15.255.255', '172.32.0.1', '192.0.1.1'],
    ...['198.17.255.255', '198.20.0.1', '223.255.255.255', '2606:4700::1111', '2001:200::1', '2003::1'],
    ...['3fff:1000::1', '3ffd::1', '::ffff:1.1.1.1'],
  ])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  it.each([
    ['[::1]', true],
    ['127.0.0.1', true],
    ['[2606:4700::1111]', false],
    ['localhost', false],
  ])('as a host, %s is classified without a lookup: %s', (host, closed) => {
    expect(isPrivateHost(host)).toBe(closed)
  })

  it('numbers are parsed as addresses, as in browsers', () => {
    expect(isPrivateHost(new URL('https://2130706433/').hostname)).toBe(true)
    expect(isPrivateHost(new URL('https://0x7f.1/').hostname)).toBe(true)
  })
})
