import { actsFor } from '../../access'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import type { OperatorMachineRepository } from '../machines'
import { assertSeesRecipients, recipientsToWire } from '../organizations'
import { recipientsOf } from './notify-other-side'

interface Dependencies {
  db: Database
  operatorMachines: OperatorMachineRepository
}

export function machineMessageOperations({ db, operatorMachines }: Dependencies) {
  return {
    getMachineMessageRecipients: async ({ path, caller }) => {
      const assigned = await operatorMachines.visibleTo(caller).find(path.id)
      if (!assigned) throw notFound('Operator machine')
      const { id: threadId, dealership, organization: operator } = assigned
      const actors = actsFor(caller, { dealershipId: dealership.id, operatorId: operator.id })
      await assertSeesRecipients(db, { dealership, operator }, actors)
      return { status: 200, body: recipientsToWire(await recipientsOf(db, { threadId, dealership, operator })) }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineMessageRecipients'>
}
