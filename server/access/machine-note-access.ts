import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { isStaff } from './role'
import { stoppedServingBefore } from './service'

/**
 * Which notes about models a caller may see: a super user all; a dealership's people its own; an operator's people the
 * shared ones of the dealerships that assigned the model, without what was written after the end of their link; the shared
 * ones of the platform everybody.
 */
export function seesNote({ isSuperuser, organization }: Caller) {
  return (eb: ExpressionBuilder<DB, 'machine_note'>) => {
    if (isSuperuser) return sql<boolean>`true`
    const platforms = eb.and([eb('machine_note.organization_id', 'is', null), eb('machine_note.is_shared', '=', true)])
    if (!organization) return platforms
    if (organization.type === 'DEALERSHIP') {
      return eb.or([platforms, eb('machine_note.organization_id', '=', organization.id)])
    }
    const assigned = eb.exists(
      eb
        .selectFrom('operator_machine as own')
        .whereRef('own.machine_id', '=', 'machine_note.machine_id')
        .whereRef('own.dealership_id', '=', 'machine_note.organization_id')
        .where('own.organization_id', '=', organization.id)
        .where('own.removed_at', 'is', null)
        .where((own) =>
          own.not(
            stoppedServingBefore(
              own.ref('own.dealership_id'),
              own.ref('own.organization_id'),
              own.ref('machine_note.changed_at'),
            ),
          ),
        )
        .select('own.machine_id'),
    )
    return eb.or([platforms, eb.and([eb('machine_note.is_shared', '=', true), assigned])])
  }
}

/** Who may change and delete a note: the staff of the dealership whose it is, and a super user. */
export const managesNote = (caller: Caller, noteOrganizationId: string | null): boolean =>
  caller.isSuperuser ||
  (caller.organization?.type === 'DEALERSHIP' && caller.organization.id === noteOrganizationId && isStaff(caller))
