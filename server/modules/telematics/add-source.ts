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

/** More providers than one fleet has. */
export const MAX_SOURCES = 20

/**
 * Adds an endpoint that is read at intervals from now on.
 * @returns its id
 * @throws DomainError conflict where whoever adds it has as many for this operator as it may have
 */
export async function addSource(
  trx: Transaction,
  seal: Seal,
  { scope, settings, password }: AddSource,
): Promise<string> {
  await lockSources(trx, scope)
  if ((await countSources(trx, scope)) >= MAX_SOURCES) {
    throw conflict('too_many_sources', {
      en: `There are ${MAX_SOURCES} endpoints already, and no more are read. Remove one to add another.`,
      es: `Ya hay ${MAX_SOURCES} puntos de acceso, y no se leen más. Elimine uno para añadir otro.`,
    })
  }
  const id = randomUUID()
  await insertSource(trx, scope, { id, settings, passwordSealed: password === null ? null : seal.seal(password, id) })
  return id
}
