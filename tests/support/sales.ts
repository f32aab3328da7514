import { randomInt } from 'node:crypto'
import type { TestApp } from './test-app'

interface Parties {
  dealershipId: string
  operatorId: string
  /** The person of the operator who placed or requested it. */
  personId?: string
}

const valuesOf = ({ dealershipId, operatorId }: Parties) => ({
  organization_id: dealershipId,
  operator_id: operatorId,
  number: randomInt(2000, 2_000_000_000),
  currency: 'USD',
})

/** Inserts an order that awaits payment, without lines. */
export async function addOrder({ db }: TestApp, parties: Parties): Promise<string> {
  const { id } = await db
    .insertInto('customer_order')
    .values({
      ...valuesOf(parties),
      status: 'AWAITING_PAYMENT',
      placed_at: new Date(),
      placed_by: parties.personId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a quote that was sent to the operator and is valid for long, without lines. */
export async function addQuote({ db }: TestApp, parties: Parties): Promise<string> {
  const { id } = await db
    .insertInto('quote')
    .values({
      ...valuesOf(parties),
      status: 'SENT',
      valid_until: '2099-12-31',
      created_by: parties.personId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a maintenance quote that was sent to the operator and is valid for long, without lines. */
export async function addMaintenanceQuote(
  { db }: TestApp,
  { instanceId, ...parties }: Parties & { instanceId: string },
): Promise<string> {
  const { id } = await db
    .insertInto('maintenance_quote')
    .values({ ...valuesOf(parties), instance_id: instanceId, status: 'SENT', valid_until: '2099-12-31' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Reports by a link to the order that it could not be paid, as its customer does. @returns the order's next version */
export async function failByLink(test: TestApp, orderId: string, reason = ''): Promise<number> {
  const staff = await test.as('dealerUser')
  const { body: link } = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: orderId })
  const token = new URL(link.url).searchParams.get('token') ?? ''
  const { body } = await test.anyone.put(`/api/v2/orders/failed-status/${token}`, { reason })
  return body.version
}
