import type { Database } from '../../../db/connection'
import { afterOutcome, afterStart } from '../../../domain/circuit'
import type { Text } from '../../../domain/text'
import type { Seal } from '../../../infrastructure/sealing/seal'
import type { Equipment } from '../document/equipment'
import type { FleetReader } from '../document/fleet-reader'
import { type RecordFleetTools, recordFleet } from '../record-fleet'
import { findSource, type StoredSource } from '../source.repository'
import { fetchFleet } from './fetch-fleet'
import { minutesUntilNext } from './next-poll'
import { storeCircuit, storeOutcome } from './poll.repository'

export interface PollTools extends RecordFleetTools {
  db: Database
  seal: Seal
  reader: FleetReader
  privateNetwork: boolean
  /** From 0 up to 1. */
  random: () => number
}

interface PollSource {
  sourceId: string
  signal: AbortSignal
}

/** For one poll in total; fetching has its own limit (`fetchFleet`). */
const DEADLINE_MS = 180_000
const incomplete: Text = {
  en: 'Recording the readings took too long. The rest is recorded at the next poll.',
  es: 'Registrar las lecturas tardó demasiado. El resto se registrará en la próxima consulta.',
}
const notServed: Text = {
  en: 'The dealership that added it no longer serves this operator.',
  es: 'El concesionario que lo añadió ya no atiende a este operador.',
}
const unreadablePassword: Text = {
  en: 'The stored password can no longer be read. Enter it again.',
  es: 'La contraseña guardada ya no se puede leer. Vuelva a escribirla.',
}

/**
 * Polls an endpoint and records its readings. A failure is stored with the endpoint, which is retried with backoff.
 * @throws the signal's reason
 */
export async function pollSource(tools: PollTools, { sourceId, signal }: PollSource): Promise<void> {
  const { db, random } = tools
  const source = await findSource(db, sourceId)
  // Removed in the meantime.
  if (!source) return
  const attempt = afterStart({ state: source.circuit, failures: source.failures })
  await storeCircuit(db, sourceId, attempt)
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const { equipment: fleet, failure } = await readSource(tools, source, signal)
  const { report, isComplete } = await recordFleet(db, tools, { scope: source, fleet, signal, deadline })
  const problem = failure ?? (isComplete ? null : incomplete)
  const circuit = afterOutcome(attempt, problem !== null)
  const nextInMinutes = minutesUntilNext(circuit, source.intervalMinutes, random())
  await storeOutcome(db, sourceId, { failure: problem, report, circuit, nextInMinutes })
}

type ReadFleet = { equipment: Equipment[]; failure: Text | null }

async function readSource(
  { seal, reader, privateNetwork }: PollTools,
  { id, url, authentication, username, passwordSealed, isServed }: StoredSource,
  signal: AbortSignal,
): Promise<ReadFleet> {
  const notRead = (failure: Text): ReadFleet => ({ equipment: [], failure })
  if (!isServed) return notRead(notServed)
  const password = passwordSealed ? seal.open(passwordSealed, id) : ''
  if (password === undefined) return notRead(unreadablePassword)
  const { readPage } = reader
  return fetchFleet({ url, authentication, username, password }, { readPage, privateNetwork, signal })
}
