import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { defaultAddress } from '../../organizations'
import { placeOrderAtCurrentPrices } from '../place-order-at-current-prices'
import { contactOf } from './order-contact'
import { nameOf } from './party.repository'
import { type PlaceByLinkPorts, placeByLink } from './place-by-link'

interface Dependencies extends PlaceByLinkPorts {
  db: Database
  transact: Transact
}

/** Placing orders with one dealership as one operator, without an account (behaviour, section 4). */
export function placeOrderPortalOperations({ db, transact, ...ports }: Dependencies) {
  return {
    getPlaceOrderPortal: async ({ proof: { dealershipId, operatorId } }) => {
      const [dealership, operator, address] = await Promise.all([
        nameOf(db, dealershipId),
        nameOf(db, operatorId),
        defaultAddress(db, operatorId),
      ])
      return { status: 200, body: { dealership, operator, has_default_address: address !== undefined } }
    },

    placeOrderByLink: async ({ body, proof, language }) => {
      const { linkId, ...sides } = proof
      const lines = body.order_parts.map(({ part_id: partId, quantity }, index) => ({
        partId,
        quantity,
        path: `body.order_parts.${index}`,
      }))
      const token = await transact((trx) =>
        placeByLink(trx, ports, { ...sides, linkId, clientId: body.client_id }, () =>
          placeOrderAtCurrentPrices(trx, {
            ...sides,
            by: { actors: ['customer'] },
            lines,
            delivery: body.delivery,
            address: body.address,
            poNumber: body.po_number?.trim() ?? '',
            note: body.note?.trim() ?? '',
            contactName: body.contact.trim(),
            contact: contactOf(body, language),
            instanceId: null,
          }),
        ),
      )
      return { status: 200, body: { token } }
    },
  } satisfies Pick<PlatformHandlers, 'getPlaceOrderPortal' | 'placeOrderByLink'>
}
