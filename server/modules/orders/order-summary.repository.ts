import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Database } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { DB } from '../../db/schema'
import type { Parcel } from './order'

/** Orders as lists show them. */
export const summaries = (db: Database) =>
  headers(db).select((eb) => [
    sql<number>`(${eb
      .selectFrom('order_line')
      .whereRef('order_line.organization_id', '=', 'customer_order.organization_id')
      .whereRef('order_line.order_id', '=', 'customer_order.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))})`.as('lineCount'),
    jsonArrayFrom(
      parcelsOf(
        eb
          .selectFrom('shipment')
          .whereRef('shipment.organization_id', '=', 'customer_order.organization_id')
          .whereRef('shipment.order_id', '=', 'customer_order.id'),
      ),
    ).as('parcels'),
  ])

/** Orders without anything of their lines. */
export const headers = (db: Database) =>
  db
    .selectFrom('customer_order')
    .innerJoin('organization as dealership', 'dealership.id', 'customer_order.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .leftJoin('person', 'person.id', 'customer_order.placed_by')
    .select([
      'customer_order.id',
      'customer_order.number',
      'customer_order.version',
      'customer_order.status',
      'customer_order.fulfillment_status as fulfillmentStatus',
      'customer_order.payment_status as paymentStatus',
      'customer_order.po_number as poNumber',
      'customer_order.contact_name as contactName',
      'customer_order.delivery',
      'customer_order.is_on_account as isOnAccount',
      'customer_order.currency',
      'customer_order.total_amount as totalAmount',
      'customer_order.placed_at as placedAt',
      'customer_order.created_at as createdAt',
      'customer_order.updated_at as updatedAt',
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('operator'),
      personName('person').as('placedBy'),
    ])

/** What can be followed of the shipments of an order, oldest first. */
export const findParcels = (db: Database, dealershipId: string, orderId: string): Promise<Parcel[]> =>
  parcelsOf(
    db
      .selectFrom('shipment')
      .where('shipment.organization_id', '=', dealershipId)
      .where('shipment.order_id', '=', orderId),
  ).execute()

const parcelsOf = (shipments: SelectQueryBuilder<DB, 'shipment', object>) =>
  shipments
    .where(sql<boolean>`(shipment.carrier, shipment.tracking_number, shipment.link) <> ('', '', '')`)
    .select(['shipment.number', 'shipment.carrier', 'shipment.tracking_number as trackingNumber', 'shipment.link'])
    .orderBy('shipment.number')
