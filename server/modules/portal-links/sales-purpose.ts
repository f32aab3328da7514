import { findSalesRecord, isServing } from '../../access'
import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'
import type { RecordName } from '../../domain/record-names'
import type { Text } from '../../domain/text'
import { findOperator, issuer, missing, notServed } from './operator-of-link'
import type { RecordKind } from './portal-link'
import type { Purpose } from './portal-link.repository'

const names: Record<RecordKind, RecordName> = {
  order: 'Order',
  quote: 'Quote',
  maintenance_quote: 'Maintenance quote',
}
const chooseOne: Record<RecordKind, Text> = {
  order: { en: 'Choose the order that the link opens.', es: 'Elija el pedido que abre el enlace.' },
  quote: { en: 'Choose the quote that the link opens.', es: 'Elija el presupuesto que abre el enlace.' },
  maintenance_quote: {
    en: 'Choose the maintenance quote that the link opens.',
    es: 'Elija el presupuesto de mantenimiento que abre el enlace.',
  },
}

/** Opening one order or quote to its customer: a right of the dealership's staff, while it serves the operator. */
export async function recordPurpose(
  trx: Transaction,
  caller: Caller,
  { kind, id }: { kind: RecordKind; id: string | undefined },
): Promise<Purpose> {
  if (!id) throw missing(`${kind}_id`, chooseOne[kind])
  const record = await findSalesRecord(trx, caller, { kind, id })
  if (!record) throw notFound(names[kind])
  const { dealershipId, operatorId } = record
  if (!record.sells) throw forbidden()
  if (!(await isServing(trx, { dealershipId, operatorId }))) throw notServed()
  return { kind, organizationId: operatorId, dealershipId, recordId: id }
}

/** Placing orders with the caller's dealership, as one of the operators that it serves. */
export async function placeOrderPurpose(
  trx: Transaction,
  caller: Caller,
  operatorId: string | undefined,
): Promise<Purpose> {
  const dealershipId = issuer(caller)
  if (dealershipId === null) throw forbidden()
  return {
    kind: 'place_order',
    organizationId: await findOperator(trx, caller, operatorId),
    dealershipId,
    recordId: null,
  }
}
