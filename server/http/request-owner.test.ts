import { describe, expect, it } from 'vitest'
import { memberOf, ownerOf } from './request-owner'

const from = (ip: string, url: string, proof?: unknown) => ownerOf({ ip, proof, routeOptions: { method: 'POST', url } })

describe('with whom a request without an account takes turns', () => {
  it('is the dealership of its link, wherever it comes from', () => {
    const link = { dealershipId: 'northfield', operatorId: 'quarry', linkId: '1' }
    expect([from('1.1.1.1', '/orders', link), from('2.2.2.2', '/quotes', link)]).toEqual(['northfield', 'northfield'])
    expect(from('1.1.1.1', '/kits', { dealershipId: null, organizationId: 'quarry' })).toBe('quarry')
  })

  it('is otherwise its own address, so that sign-ins and events of payments wait for no other', () => {
    const owners = [from('1.1.1.1', '/login'), from('2.2.2.2', '/login'), from('1.1.1.1', '/payment-events')]
    expect(new Set(owners).size).toBe(3)
  })
})

describe('who of an organization asks', () => {
  const caller = { userId: 'clerk', organization: null }
  it.each([
    ['a person', { caller }, 'clerk'],
    [
      'the holder of a link, wherever they are',
      { proof: { id: 'order', dealershipId: 'northfield', linkId: 'link' } },
      'link',
    ],
    ['the holder of a link without an id of its own', { proof: { id: 'quote', dealershipId: 'northfield' } }, 'quote'],
    ['whoever reads a label', { proof: { instanceId: 'loader' } }, 'loader'],
    ['an address', { proof: undefined }, '1.1.1.1'],
  ])('is %s', (_, asking, expected) => {
    expect(memberOf({ ip: '1.1.1.1', ...asking })).toBe(expected)
  })
})
