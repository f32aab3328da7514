import { randomUUID } from 'node:crypto'
import { addInstance } from '../../support/instances'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'
import { formerModel } from './neighbours'

/** The model of each side that its dealership has and has assigned to its operator. */
export const modelOf: Record<Side, string> = {
  own: 'WL-120',
  foreign: 'M-7',
  rival: 'WL-120',
  before: formerModel,
  after: 'WL-120',
}

/** Machines of the operator of each side, served by its dealership. */
export function createInstanceRecords(test: TestApp, cast: Cast) {
  const { db } = test
  const add = (side: Side) => {
    const { operator: operatorId, dealership: dealershipId } = cast.organizations[side]
    return addInstance(test, { operatorId, dealershipId, model: modelOf[side] })
  }
  const instance = (side: Side) => cast.inTime(side, () => add(side))

  /** Something of a machine; `after`: what is made now of one that the former dealership served until then. */
  const ofInstance = async <Made>(side: Side, make: (instanceId: string) => Promise<Made>): Promise<Made> => {
    if (side === 'after') return make(await instance('before'))
    return cast.inTime(side, async () => make(await add(side)))
  }

  return {
    instance,
    ofInstance,

    async serialNumber(instanceId: string): Promise<string> {
      const machine = db.selectFrom('machine_instance').where('id', '=', instanceId).select('serial_number')
      return (await machine.executeTakeFirstOrThrow()).serial_number
    },

    /** An import of the side's dealership for its operator. */
    machineImport: async (side: Side, status: 'APPLIED' | 'FAILED' = 'APPLIED'): Promise<string> => {
      const { operator, dealership } = cast.organizations[side]
      const { id } = await db
        .insertInto('machine_import')
        .values({ organization_id: operator, imported_by: dealership, file_name: 'machines.csv', status })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** While one is being stored, an organization imports no other. */
    endMachineImports: () => db.updateTable('machine_import').set({ status: 'APPLIED' }).execute(),

    /** A machine by where somebody has put it. */
    movedInstance: (side: Side) =>
      ofInstance(side, async (id) => {
        const location = `Bench ${randomUUID()}`
        await db.updateTable('machine_instance').set({ location }).where('id', '=', id).execute()
        return { id, location }
      }),

    reading: (side: Side) =>
      ofInstance(side, async (instanceId) => {
        const { id } = await db
          .insertInto('reading')
          .values({
            organization_id: cast.organizations[side].operator,
            instance_id: instanceId,
            taken_at: new Date(),
            value: 12_505,
            source: 'person',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id, instanceId }
      }),
  }
}

export type InstanceRecords = ReturnType<typeof createInstanceRecords>
