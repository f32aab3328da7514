import { describe, expect, it } from 'vitest'
import { isPrivateAddress, isPrivateHost } from './network-address'

describe('addresses that a customer’s admin may not have the server call', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::7f00:1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '2002:7f00:1::', '::7f00:1', 'no address'],
  ])('%s is closed', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is open', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  it.each([
    ['[::1]', true],
    ['127.0.0.1', true],
    ['[2606:4700::1111]', false],
    ['localhost', false],
  ])('as a host, %s is told without asking anybody: %s', (host, closed) => {
    expect(isPrivateHost(host)).toBe(closed)
  })

  it('numbers that browsers read as addresses are read the same way', () => {
    expect(isPrivateHost(new URL('https://2130706433/').hostname)).toBe(true)
    expect(isPrivateHost(new URL('https://0x7f.1/').hostname)).toBe(true)
  })
})
