import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { hasStoppedServing } from './service'

type OfOperatorMachine = ExpressionBuilder<DB, 'operator_machine'>

/**
 * Which assignments of models a caller may see (behaviour, section 1): a super user all; an operator's people its own; a
 * dealership's those that it made, also once its link has ended.
 */
export function seesOperatorMachine({ isSuperuser, organization }: Caller) {
  return (eb: OfOperatorMachine) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const side = organization.type === 'DEALERSHIP' ? 'dealership_id' : 'organization_id'
    return eb(`operator_machine.${side}`, '=', organization.id)
  }
}

/**
 * Whether the dealership that assigned a model is not one that stopped serving the operator: without it, nobody writes
 * about the model, and nothing new of the dealership is shown.
 */
export const isOperatorMachineServed = (eb: OfOperatorMachine) =>
  eb.not(hasStoppedServing(eb.ref('operator_machine.dealership_id'), eb.ref('operator_machine.organization_id')))
