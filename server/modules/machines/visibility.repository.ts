import { type ExpressionBuilder, sql } from 'kysely'
import type { Caller } from '../../access/caller'
import type { DB, OperatorMachine } from '../../db/schema'

/**
 * Which machines a caller may see (behaviour, section 1): a super user all; staff those of their dealership; an
 * operator's people those that a dealership has assigned to it.
 */
export function seesMachine({ isSuperuser, organization }: Caller) {
  return (eb: ExpressionBuilder<DB, 'machine'>) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const { id } = organization
    return organization.type === 'DEALERSHIP'
      ? eb.exists(
          eb
            .selectFrom('organization_machine as own')
            .whereRef('own.machine_id', '=', 'machine.id')
            .where('own.organization_id', '=', id)
            .select('own.machine_id'),
        )
      : eb.exists(
          eb
            .selectFrom('operator_machine as own')
            .whereRef('own.machine_id', '=', 'machine.id')
            .where('own.organization_id', '=', id)
            .select('own.machine_id'),
        )
  }
}

/** Whose a model is to change: the staff's of the dealership that made it, and a super user's. */
export function changesMachine(caller: Caller) {
  return (eb: ExpressionBuilder<DB, 'machine'>) => {
    if (caller.isSuperuser) return sql<boolean>`true`
    const { organization } = caller
    if (organization?.type !== 'DEALERSHIP' || !isStaff(caller)) return sql<boolean>`false`
    return sql<boolean>`${eb.ref('machine.owner_id')} is not distinct from ${organization.id}::uuid`
  }
}

/**
 * Which manuals a caller may see: a dealership's are for its staff and for the operators to whom it assigned the
 * machine; a super user's for all who have the machine. Once the link between the two has ended, the operator keeps what
 * was before and sees nothing that the dealership uploads after (behaviour, section 1).
 */
export function seesManual({ isSuperuser, organization }: Caller) {
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
        .where((own) =>
          own.or([
            own('manual.organization_id', 'is', null),
            own.and([
              own('manual.organization_id', '=', own.ref('own.dealership_id')),
              own.not(own.exists(endedBefore(own))),
            ]),
          ]),
        )
        .select('own.machine_id'),
    )
  }
}

const endedBefore = (eb: ExpressionBuilder<DB & { own: OperatorMachine }, 'manual' | 'own'>) =>
  eb
    .selectFrom('dealership_operator as link')
    .whereRef('link.operator_id', '=', 'own.organization_id')
    .whereRef('link.dealership_id', '=', 'own.dealership_id')
    .whereRef('link.ended_at', '<', 'manual.uploaded_at')
    .select('link.id')

/** Whether the dealership that assigned a machine no longer serves the operator. */
export const linkHasEnded = (eb: ExpressionBuilder<DB, 'operator_machine'>) =>
  eb.exists(
    eb
      .selectFrom('dealership_operator as link')
      .whereRef('link.operator_id', '=', 'operator_machine.organization_id')
      .whereRef('link.dealership_id', '=', 'operator_machine.dealership_id')
      .where('link.ended_at', 'is not', null)
      .select('link.id'),
  )

/** Who may retry and delete a manual: its dealership's staff and the super user. The call's access checks the rest. */
export function managesManual(caller: Caller, manualOrganizationId: string | null): boolean {
  return (
    caller.isSuperuser ||
    (caller.organization?.type === 'DEALERSHIP' && caller.organization.id === manualOrganizationId && isStaff(caller))
  )
}

const isStaff = ({ groups }: Caller) => groups.includes('Org Admin') || groups.includes('Org User')

/** Which assignments a caller may see: an operator's people its own, a dealership's those that it made. */
export function seesOperatorMachine({ isSuperuser, organization }: Caller) {
  return (eb: ExpressionBuilder<DB, 'operator_machine'>) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const side = organization.type === 'DEALERSHIP' ? 'dealership_id' : 'organization_id'
    return eb(`operator_machine.${side}`, '=', organization.id)
  }
}

/** Whether somebody's organization keeps models, and so chooses among all brands and types: a dealership, or the platform. */
export const keepsMachines = ({ isSuperuser, organization }: Caller): boolean =>
  isSuperuser || organization?.type === 'DEALERSHIP'
