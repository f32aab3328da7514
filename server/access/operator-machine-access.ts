import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { hasStoppedServing } from './service'

type OfOperatorMachine = ExpressionBuilder<DB, 'operator_machine'>

/** Which assignments of models a caller may see: an operator's people its own, a dealership's those that it made. */
export function seesOperatorMachine({ isSuperuser, organization }: Caller) {
  return (eb: OfOperatorMachine) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const side = organization.type === 'DEALERSHIP' ? 'dealership_id' : 'organization_id'
    return eb(`operator_machine.${side}`, '=', organization.id)
  }
}

/** Whether the dealership that assigned a model no longer serves the operator. */
export const assignerHasLeft = (eb: OfOperatorMachine) =>
  hasStoppedServing(eb.ref('operator_machine.dealership_id'), eb.ref('operator_machine.organization_id'))
