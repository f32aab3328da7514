import { findVisibleInstance } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import { lockInstance, type MeteredInstance, readInstances } from './task.repository'

/** @throws DomainError not found where there is no such machine */
export async function requireInstance(db: Database, id: string): Promise<MeteredInstance> {
  const [instance] = await readInstances(db, [id])
  if (!instance) throw notFound('Machine')
  return instance
}

/**
 * A machine that somebody may change, locked until the transaction ends.
 * @throws DomainError not found for one that they may not see, forbidden for one that they may not change
 */
export async function lockManagedInstance(trx: Database, caller: Caller, id: string): Promise<MeteredInstance> {
  const found = await findVisibleInstance(trx, caller, id)
  const instance = found && (await lockInstance(trx, id))
  if (!instance) throw notFound('Machine')
  if (!found.manages) throw forbidden()
  return instance
}
