import type { Compilable } from 'kysely'
import { compileOnce, type Param } from '../db/compile-once'
import type { Database } from '../db/connection'
import type { Caller } from './caller'

/**
 * A query that is compiled once for each kind of caller: what they may see depends on their rights, while the ids of the
 * caller, of their session and of their organization are values of each execution.
 * @param build gets a caller whose ids stand for those of whoever calls
 */
export function compileForCallers<Row>(build: (db: Database, caller: Caller, param: Param) => Compilable<Row>) {
  const queries = new Map<string, ReturnType<typeof compileOnce<Row>>>()

  const compileFor = (caller: Caller) =>
    compileOnce<Row>((db, param) => {
      const organization = caller.organization && { ...caller.organization, id: param('the organization') }
      const ids = { userId: param('the caller'), sessionId: param('the session'), organization }
      return build(db, { ...caller, ...ids }, param)
    })

  return (db: Database, caller: Caller, values: Readonly<Record<string, string>>): Promise<Row[]> => {
    const kind = kindOf(caller)
    const execute = queries.get(kind) ?? compileFor(caller)
    queries.set(kind, execute)
    return execute(db, {
      ...values,
      'the caller': caller.userId,
      'the session': caller.sessionId,
      'the organization': caller.organization?.id ?? '',
    })
  }
}

/** Callers of one kind have the same rights. */
const kindOf = ({ isSuperuser, groups, organization }: Caller): string =>
  [isSuperuser, organization?.type, ...groups].join(' ')
