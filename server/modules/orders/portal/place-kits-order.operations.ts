import { forbidden } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { dueKitsOf } from '../../maintenance'
import type { PortalLinks } from '../../portal-links'
import { placeOrderAtCurrentPrices } from '../place-order-at-current-prices'
import { kitLines, onlyMachine } from './kit-lines'
import { signedNote } from './signed-note'

interface Dependencies {
  transact: Transact
  portalLinks: Pick<PortalLinks, 'placeOnce'>
}

/** Ordering the kits of due tasks by the link that shows them (behaviour, section 4). */
export function placeKitsOrderOperations({ transact, portalLinks }: Dependencies) {
  return {
    placeKitsOrderByLink: async ({ body, proof: { linkId, organizationId: operatorId, dealershipId } }) => {
      // The operator's own link shows kits of several dealerships, none of which is asked.
      if (dealershipId === null) throw forbidden()
      const asked = body.kits.map(({ instance_id: instanceId, task_id: taskId }) => ({ instanceId, taskId }))
      const sides = { dealershipId, operatorId }
      const token = await transact((trx) =>
        portalLinks.placeOnce(trx, { ...sides, linkId, clientId: body.client_id }, async () => {
          const { machines } = await dueKitsOf(trx, operatorId, dealershipId)
          return placeOrderAtCurrentPrices(trx, {
            ...sides,
            by: { actors: ['customer'] },
            lines: kitLines(asked, machines),
            delivery: body.delivery,
            address: body.address,
            poNumber: body.po_number?.trim() ?? '',
            note: signedNote(body),
            instanceId: onlyMachine(asked),
          })
        }),
      )
      return { status: 200, body: { token } }
    },
  } satisfies Pick<PlatformHandlers, 'placeKitsOrderByLink'>
}
