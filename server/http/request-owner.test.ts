import { describe, expect, it } from 'vitest'
import { ownerOf } from './request-owner'

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
