import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { headersOf, people } from './sign-in'

/** Calls in somebody's name, beside the browser. */
export async function caller(request: APIRequestContext, email: string) {
  const headers = await headersOf(request, email)
  return async <Body>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<Body> => {
    const answer = await request[method](`/api/v2${path}`, { headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Body
  }
}

export interface OwnPart {
  id: string
  part_number: string
  version: number
}

/** Adds a part to Northfield's catalogue, another one each time. */
export async function addPart(request: APIRequestContext): Promise<OwnPart> {
  const call = await caller(request, people.dealerAdmin)
  return call('post', '/catalogue-parts/', {
    part_number: `E2E-${randomUUID().slice(0, 8)}`,
    description: 'Seal kit',
    cost: { amount: 4200, currency: 'USD' },
  })
}

/** Places an order of Ridgeline Quarry for a part of its own. @returns the path of its page */
export async function placeOrder(request: APIRequestContext): Promise<string> {
  const part = await addPart(request)
  const call = await caller(request, people.operatorAdmin)
  const catalogues = await call<{ items: { organization: { id: string } }[] }>('get', '/catalogues/')
  const { id } = await call<{ id: string }>('post', '/orders/', {
    dealership_id: catalogues.items[0]?.organization.id,
    order_parts: [{ part_id: part.id, quantity: 2 }],
    delivery: 'PICKUP',
  })
  return `/orders/${id}`
}
