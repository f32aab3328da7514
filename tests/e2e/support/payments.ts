import type { APIRequestContext, Page } from '@playwright/test'
import { caller, placeOrder } from './sales'
import { headersOf, people } from './sign-in'

/** The published test numbers of the payment sandbox. */
export const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForAuthentication: '4000 0025 0000 3155',
  disputedLater: '4000 0000 0000 0259',
}

/** The text by which the sandbox's bank decides for the dealership (server/sandbox/README.md). */
export const convincingEvidence = 'winning_evidence'

/** Fills in the sandbox's card page and submits it. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}

export interface UnpaidOrder {
  id: string
  /** The page of the order for whoever has its link, as path and query. */
  link: string
}

/** Places an order of Ridgeline Quarry, and creates the link to it. */
export async function placeUnpaidOrder(request: APIRequestContext): Promise<UnpaidOrder> {
  const id = (await placeOrder(request)).replace('/orders/', '')
  const call = await caller(request, people.dealerAdmin)
  const { url } = await call<{ url: string }>('post', '/portal-links/', { kind: 'order', order_id: id })
  const { pathname, search } = new URL(url)
  return { id, link: pathname + search }
}

/** What the server says of an order. */
export async function readOrder(request: APIRequestContext, id: string) {
  const headers = await headersOf(request, people.dealerAdmin)
  const answer = await request.get(`/api/v2/orders/${id}`, { headers })
  return (await answer.json()) as { order_number: string; status: string; payment_status: string }
}
