import type { OrderActor } from '../../access'
import { conflict, forbidden, invalid } from '../../domain/domain-error'
import type { Order, OrderLine } from './order'
import type { ChangedLine } from './order-event'

/** Who changes an order. */
export interface ChangedBy {
  actors: readonly OrderActor[]
  personId?: string | undefined
}

/** @throws DomainError forbidden unless the dealership's staff changes it, conflict unless it is being processed */
export function assertProcessing(order: Order, { actors }: ChangedBy): void {
  if (!actors.includes('dealership')) throw forbidden()
  if (order.status === 'PROCESSING') return
  throw conflict(
    'wrong_state',
    {
      en: 'This is possible only while the order is being processed. Check its current status.',
      es: 'Esto solo es posible mientras el pedido está en proceso. Compruebe su estado actual.',
    },
    currentState(order),
  )
}

/** The state that a conflict shows. */
export const currentState = ({ status, fulfillmentStatus, version }: Order) => ({
  status,
  fulfillment_status: fulfillmentStatus,
  version,
})

/**
 * Pairs the lines of a request with those of the order.
 * @throws DomainError invalid for a line that the order lacks or that is named twice, and for more than it permits
 */
export function matchLines<Asked extends { lineId: string; quantity: number }>(
  order: Order,
  asked: readonly Asked[],
  max: (line: OrderLine) => number,
): (Asked & { line: OrderLine })[] {
  const seen = new Set<string>()
  return asked.map((one, index) => {
    const path = `body.lines.${index}`
    const line = order.lines.find(({ id }) => id === one.lineId)
    if (!line || seen.has(one.lineId)) {
      const message = { en: 'The order has no such line.', es: 'El pedido no tiene esta línea.' }
      throw invalid({ path: `${path}.line_id`, message })
    }
    seen.add(one.lineId)
    if (one.quantity > max(line)) {
      const message = { en: `Enter ${max(line)} or less.`, es: `Introduzca ${max(line)} como máximo.` }
      throw invalid({ path: `${path}.quantity`, message })
    }
    return { ...one, line }
  })
}

export const changedLine = (
  { partNumber, description }: Pick<OrderLine, 'partNumber' | 'description'>,
  quantity: number,
  previousQuantity: number | null = null,
): ChangedLine => ({ partNumber, description, quantity, previousQuantity })
