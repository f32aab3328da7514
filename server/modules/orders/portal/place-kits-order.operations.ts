import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { forbidden } from '../../../domain/domain-error'
import { add, moneyToWire } from '../../../domain/money'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { dueKitsOf } from '../../maintenance'
import { lineAmounts, orderAmounts } from '../order-amounts'
import { placeOrderAtCurrentPrices } from '../place-order-at-current-prices'
import { priceOrderLines } from '../price-order-lines'
import { kitLines, onlyMachine } from './kit-lines'
import { contactOf } from './order-contact'
import { type PlaceByLinkPorts, placeByLink } from './place-by-link'

interface Dependencies extends PlaceByLinkPorts {
  db: Database
  transact: Transact
}

/** Ordering the kits of due tasks by the link that shows them (behaviour, section 4). */
export function placeKitsOrderOperations({ db, transact, ...ports }: Dependencies) {
  return {
    placeKitsOrderByLink: async ({ body, language, proof: { linkId, organizationId: operatorId, dealershipId } }) => {
      const sides = sidesOf({ dealershipId, operatorId })
      const asked = kitsOf(body)
      const token = await transact((trx) =>
        placeByLink(trx, ports, { ...sides, linkId, clientId: body.client_id }, async () => {
          const { machines } = await dueKitsOf(trx, operatorId, sides.dealershipId)
          return placeOrderAtCurrentPrices(trx, {
            ...sides,
            by: { actors: ['customer'] },
            lines: kitLines(asked, machines),
            delivery: body.delivery,
            address: body.address,
            poNumber: body.po_number?.trim() ?? '',
            note: body.note?.trim() ?? '',
            contactName: body.contact.trim(),
            contact: contactOf(body, language),
            instanceId: onlyMachine(asked),
            taskIds: asked.map(({ taskId }) => taskId),
          })
        }),
      )
      return { status: 200, body: { token } }
    },

    priceKitsByLink: async ({ body, proof: { organizationId: operatorId, dealershipId } }) => {
      const sides = sidesOf({ dealershipId, operatorId })
      const { machines } = await dueKitsOf(db, operatorId, sides.dealershipId)
      const { currency, lines } = await priceOrderLines(db, { ...sides, lines: kitLines(kitsOf(body), machines) })
      // The rate of tax depends on where the order goes.
      const terms = { currency, taxBasisPoints: 0 }
      const { subtotal, coreCharge } = orderAmounts(
        lines.map((line) => lineAmounts({ ...line, cancelled: 0 }, terms)),
        currency,
      )
      const total = moneyToWire(add(subtotal, coreCharge))
      return { status: 200, body: { subtotal: moneyToWire(subtotal), core_charge: moneyToWire(coreCharge), total } }
    },
  } satisfies Pick<PlatformHandlers, 'placeKitsOrderByLink' | 'priceKitsByLink'>
}

/** The operator's own link shows kits of several dealerships, none of which is asked. */
function sidesOf({ dealershipId, operatorId }: { dealershipId: string | null; operatorId: string }) {
  if (dealershipId === null) throw forbidden()
  return { dealershipId, operatorId }
}

const kitsOf = ({ kits }: Pick<components['schemas']['NewKitsOrder'], 'kits'>) =>
  kits.map(({ instance_id: instanceId, task_id: taskId }) => ({ instanceId, taskId }))
