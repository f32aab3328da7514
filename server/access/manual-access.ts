import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { Caller, Rights } from './caller'
import { isOperatorMachineServed } from './operator-machine-access'
import { isStaff } from './role'
import { stoppedServingBefore } from './service'

/**
 * Which manuals a caller may see: a dealership's are for its staff and for the operators to whom it assigned the model; a
 * super user's for all who have the model. Once the link between the two has ended, the operator still reads what was
 * before and sees nothing that the dealership uploads afterwards (behaviour, section 1).
 */
export function seesManual({ isSuperuser, organization }: Rights) {
  return (eb: ExpressionBuilder<DB, 'manual'>) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    if (organization.type === 'DEALERSHIP') {
      const has = eb.exists(
        eb
          .selectFrom('organization_machine as own')
          .whereRef('own.machine_id', '=', 'manual.machine_id')
          .where('own.organization_id', '=', organization.id)
          .select('own.machine_id'),
      )
      const ours = eb('manual.organization_id', '=', organization.id)
      return eb.or([ours, eb.and([eb('manual.organization_id', 'is', null), has])])
    }
    return eb.exists(
      eb
        .selectFrom('operator_machine as own')
        .whereRef('own.machine_id', '=', 'manual.machine_id')
        .where('own.organization_id', '=', organization.id)
        .where('own.removed_at', 'is', null)
        .where((own) =>
          own.or([
            own('manual.organization_id', 'is', null),
            own.and([
              own('manual.organization_id', '=', own.ref('own.dealership_id')),
              own.not(
                stoppedServingBefore(
                  own.ref('own.dealership_id'),
                  own.ref('own.organization_id'),
                  own.ref('manual.uploaded_at'),
                ),
              ),
            ]),
          ]),
        )
        .select('own.machine_id'),
    )
  }
}

/**
 * Who may retry and delete a manual (behaviour, sections 1 and 4): the staff of the dealership that uploaded it, and a super
 * user.
 */
export function managesManual(caller: Caller, manualOrganizationId: string | null): boolean {
  return (
    caller.isSuperuser ||
    (caller.organization?.type === 'DEALERSHIP' && caller.organization.id === manualOrganizationId && isStaff(caller))
  )
}

interface ManualOfModel {
  machineId: string
  /** The dealership that uploaded it; null for a super user. */
  organizationId: string | null
}

/**
 * The organizations whose people are notified of a manual once it is READY: the other side of `seesManual`, without
 * operators whose link with its dealership has ended.
 */
export async function organizationsThatSeeManual(
  db: Database,
  { machineId, organizationId }: ManualOfModel,
): Promise<string[]> {
  const assigned = db.selectFrom('operator_machine').where('machine_id', '=', machineId).where('removed_at', 'is', null)
  if (organizationId) {
    const operators = await assigned
      .where('dealership_id', '=', organizationId)
      .where(isOperatorMachineServed)
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
