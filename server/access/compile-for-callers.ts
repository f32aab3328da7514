import type { Compilable } from 'kysely'
import { compileVariants, type Param } from '../db/compile-once'
import type { Database } from '../db/connection'
import type { Caller } from './caller'

type Values = Readonly<Record<string, string>>

/**
 * A query that is compiled once for each kind of caller: what they may see depends on their rights, while the ids of the
 * caller, of their session and of their organization are values of each execution.
 * @param build gets a caller with placeholders for the ids of whoever calls
 */
export function compileForCallers<Row>(build: (db: Database, caller: Caller, param: Param) => Compilable<Row>) {
  const execute = compileVariantsForCallers<Row, null>(build)
  return (db: Database, caller: Caller, values: Values): Promise<Row[]> => execute(db, caller, values, null)
}

/** Like `compileForCallers`, for each variant of a query; see `compileVariants`. */
export function compileVariantsForCallers<Row, Variant>(
  build: (db: Database, caller: Caller, param: Param, variant: Variant) => Compilable<Row>,
) {
  const execute = compileVariants<Row, { caller: Caller; variant: Variant }>(
    (db, param, { caller, variant }) => {
      const organization = caller.organization && { ...caller.organization, id: param('the organization') }
      const ids = { userId: param('the caller'), sessionId: param('the session'), organization }
      return build(db, { ...caller, ...ids }, param, variant)
    },
    ({ caller, variant }) => `${kindOf(caller)} ${JSON.stringify(variant)}`,
  )
  return (db: Database, caller: Caller, values: Values, variant: Variant): Promise<Row[]> => {
    const ids = {
      'the caller': caller.userId,
      'the session': caller.sessionId,
      'the organization': caller.organization?.id ?? '',
    }
    return execute(db, { ...values, ...ids }, { caller, variant })
  }
}

/** Callers of one kind have the same rights. */
const kindOf = ({ isSuperuser, groups, organization }: Caller): string =>
  [isSuperuser, organization?.type, ...groups].join(' ')
