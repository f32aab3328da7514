import type { Database } from '../../db/connection'
import { linkHasEnded } from './visibility.repository'

/** Whose a manual is: a dealership's, or, with null, a super user's. */
interface ManualOfMachine {
  machineId: string
  organizationId: string | null
}

/**
 * The organizations whose people are told of a manual once it is READY: the other side of `seesManual`, without operators
 * whose link with its dealership has ended.
 */
export async function organizationsThatSee(
  db: Database,
  { machineId, organizationId }: ManualOfMachine,
): Promise<string[]> {
  const assigned = db.selectFrom('operator_machine').where('machine_id', '=', machineId)
  if (organizationId) {
    const operators = await assigned
      .where('dealership_id', '=', organizationId)
      .where((eb) => eb.not(linkHasEnded(eb)))
      .select('organization_id as id')
      .execute()
    return [organizationId, ...operators.map(({ id }) => id)]
  }
  const all = await db
    .selectFrom('organization_machine')
    .where('machine_id', '=', machineId)
    .select('organization_id as id')
    .union(assigned.select('organization_id as id'))
    .execute()
  return all.map(({ id }) => id)
}
