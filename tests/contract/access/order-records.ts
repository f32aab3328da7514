import { randomInt, randomUUID } from 'node:crypto'
import { addPricedPart } from '../../support/priced-parts'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Column, Side } from './columns'

/** Orders of the caller's organizations, and parts that can be ordered. */
export const createOrderRecords = ({ db }: TestApp, cast: Cast) => {
  const addOrder = async (who: Column, side: Side, status: 'AWAITING_PAYMENT' | 'PROCESSING') => {
    const { dealership, operator } = cast.organizations[side]
    const po = `PO-${randomUUID()}`
    const { id } = await db
      .insertInto('customer_order')
      .values(({ selectFrom }) => ({
        organization_id: dealership,
        operator_id: operator,
        number: randomInt(1_000_000, 2_000_000_000),
        status,
        currency: 'USD',
        po_number: po,
        search_text: po.toLowerCase(),
        placed_by: selectFrom('person').where('email', '=', cast.emails[who]).select('id'),
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = await db
      .insertInto('order_line')
      .values({
        organization_id: dealership,
        order_id: id,
        position: 1,
        part_number: 'HF-204',
        description: 'Hydraulic filter',
        quantity: 3,
        unit_amount: 0,
        ...(status === 'PROCESSING' && { reserved: 2, shipped: 1 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, po, lineId: line.id, dealership }
  }

  /** One whose line was delivered once. */
  const deliveredOrder = async (who: Column, side: Side) => {
    const { id, lineId, dealership } = await addOrder(who, side, 'PROCESSING')
    await db.updateTable('order_line').set({ delivered: 1 }).where('id', '=', lineId).execute()
    return { id, lineId, dealership }
  }

  return {
    deliveredOrder: (who: Column, side: Side) => cast.inTime(side, () => deliveredOrder(who, side)),

    /** One with a return of what was delivered. */
    orderReturn: (who: Column, side: Side, status: 'REQUESTED' | 'ACCEPTED') =>
      cast.inTime(side, async () => {
        const { id, lineId, dealership } = await deliveredOrder(who, side)
        const [key, reason] = [{ organization_id: dealership, order_id: id }, randomUUID()]
        const { id: return_id } = await db
          .insertInto('order_return')
          .values({ ...key, number: 1, status, reason })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('order_return_line')
          .values({ ...key, return_id, line_id: lineId, quantity: 1 })
          .execute()
        return { id, lineId, returnId: return_id, reason }
      }),

    /** One that waits for payment; the caller placed it, if they are of the operator. */
    order: (who: Column, side: Side): Promise<{ id: string; po: string }> =>
      cast.inTime(side, () => addOrder(who, side, 'AWAITING_PAYMENT')),

    /** One with a line of which one has been shipped and two are reserved, with a message and a history. */
    orderInProcess: (who: Column, side: Side) =>
      cast.inTime(side, async () => {
        const { id, lineId, dealership } = await addOrder(who, side, 'PROCESSING')
        const key = { organization_id: dealership, order_id: id }
        const [reason, message] = [randomUUID(), randomUUID()]
        const shipment = await db
          .insertInto('shipment')
          .values({ ...key, number: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('shipment_line')
          .values({ ...key, shipment_id: shipment.id, line_id: lineId, quantity: 1 })
          .execute()
        await db
          .insertInto('order_event')
          .values({ ...key, kind: 'SHIPPED', reason })
          .execute()
        await db
          .insertInto('order_message')
          .values({ ...key, side: 'dealership', body: message })
          .execute()
        return { id, lineId, shipmentId: shipment.id, reason, message }
      }),

    /** One of the caller's shopping lists, with a part. */
    shoppingList: (who: Column, side: Side): Promise<string> =>
      cast.inTime(side, async () => {
        const { dealership, operator } = cast.organizations[side]
        const pair = { organization_id: dealership, operator_id: operator }
        const list = await db
          .insertInto('shopping_list')
          .values(({ selectFrom }) => ({
            ...pair,
            name: randomUUID(),
            person_id: selectFrom('person').where('email', '=', cast.emails[who]).select('id'),
          }))
          .returning('id')
          .executeTakeFirstOrThrow()
        const part_id = await addPricedPart(db, dealership)
        await db
          .insertInto('shopping_list_line')
          .values({ ...pair, list_id: list.id, part_id, part_number: 'HF-204', description: '', quantity: 1 })
          .execute()
        return list.id
      }),

    pricedPart: (side: Side): Promise<string> => addPricedPart(db, cast.organizations[side].dealership),

    /** The caller's cart of a dealership and its operator, with one part. @returns what it costs, in cents */
    async filledCart(who: Column, side: Side): Promise<number> {
      const { dealership, operator } = cast.organizations[side]
      const cost = 4200
      const part_id = await addPricedPart(db, dealership, { cost })
      const person = await db
        .selectFrom('person')
        .where('email', '=', cast.emails[who])
        .select('id')
        .executeTakeFirstOrThrow()
      const owner = { organization_id: dealership, operator_id: operator, person_id: person.id }
      await db.deleteFrom('cart_line').where('person_id', '=', person.id).execute()
      await db
        .insertInto('cart_line')
        .values({ ...owner, part_id, quantity: 1 })
        .execute()
      return cost
    },
  }
}
