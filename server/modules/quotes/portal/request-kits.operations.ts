import { forbidden } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Outbox } from '../../notifications'
import { signedNote } from '../../orders'
import { idOfAttempt } from '../../portal-links'
import { requestKits } from './request-kits'

/** Asking for the kits of due tasks by the link that shows them. */
export const requestKitsOperations = ({ transact, outbox }: { transact: Transact; outbox: Outbox }) =>
  ({
    requestKitsByLink: async ({ body, proof: { linkId, organizationId: operatorId, dealershipId } }) => {
      // The operator's own link shows kits of several dealerships, none of which is asked.
      if (dealershipId === null) throw forbidden()
      const number = await transact((trx) =>
        requestKits(trx, outbox, {
          id: idOfAttempt({ linkId, clientId: body.client_id }),
          dealershipId,
          operatorId,
          kits: body.kits.map(({ instance_id: instanceId, task_id: taskId }) => ({ instanceId, taskId })),
          note: signedNote(body),
        }),
      )
      return { status: 200, body: { quote_number: salesNumber('quote', number) } }
    },
  }) satisfies Pick<PlatformHandlers, 'requestKitsByLink'>
