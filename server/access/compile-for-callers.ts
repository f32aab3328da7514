import type { Compilable } from 'kysely'
import { compileOnce, type Param } from '../db/compile-once'
import type { Database } from '../db/connection'
import type { Caller } from './caller'

/**
 * A query that is compiled once for each kind of caller: what they may see depends on their rights, while the ids of the
 * caller and of their organization are values of each execution.
 * @param build gets a caller whose ids stand for those of whoever calls
 */
export function compileForCallers<Row>(build: (db: Database, caller: Caller, param: Param) => Compilable<Row>) {
  const execute = compileOnce<Row, Caller>((db, param, caller) => {
    const organization = caller.organization && { ...caller.organization, id: param('the organization') }
    return build(db, { ...caller, userId: param('the caller'), organization }, param)
  })
  return (db: Database, caller: Caller, values: Readonly<Record<string, string>>): Promise<Row[]> =>
    execute(
      db,
      { ...values, 'the caller': caller.userId, 'the organization': caller.organization?.id ?? '' },
      { key: kindOf(caller), variant: caller },
    )
}

/** Callers of one kind have the same rights. */
const kindOf = ({ isSuperuser, groups, organization }: Caller): string =>
  [isSuperuser, organization?.type, ...groups].join(' ')
