import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/connection'
import { conflict } from '../../domain/domain-error'
import type { Seal } from '../../infrastructure/sealing/seal'
import type { FleetScope } from './fleet-scope'
import type { SourceSettings } from './source'
import { countSources, insertSource, lockSources } from './source.repository'

interface AddSource {
  scope: FleetScope
  settings: SourceSettings
  password: string | null
}

/** More than the number of providers of any fleet. */
export const MAX_SOURCES = 20

/**
 * Adds an endpoint to be polled at intervals.
 * @returns its id
 * @throws DomainError conflict if the organization already has the maximum number of endpoints for this operator
 */
export async function addSource(
  trx: Transaction,
  seal: Seal,
  { scope, settings, password }: AddSource,
): Promise<string> {
  await lockSources(trx, scope)
  if ((await countSources(trx, scope)) >= MAX_SOURCES) {
    throw conflict('too_many_sources', {
      en: `There are already ${MAX_SOURCES} endpoints, which is the limit. Remove one to add another.`,
      es: `Ya hay ${MAX_SOURCES} puntos de lectura, que es el máximo. Quite uno para añadir otro.`,
    })
  }
  const id = randomUUID()
  await insertSource(trx, scope, { id, settings, passwordSealed: password === null ? null : seal.seal(password, id) })
  return id
}
