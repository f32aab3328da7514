import { isAdmin, seesNote } from '../../../access'
import type { Database } from '../../../db/connection'
import type { Asker } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import { readingsOf } from './known-reading.repository'

/** So many readings are looked through for the last one by telematics. */
const MAX_READINGS = 200

export type MachineDetails = Awaited<ReturnType<typeof findMachineDetails>>

/** What the page of a machine shows besides its own row. */
export async function findMachineDetails(db: Database, machine: Instance, asker: Asker) {
  const [variant, readings, source, note] = await Promise.all([
    machine.variantId === null ? undefined : variantOf(db, machine.variantId),
    readingsOf(db, [machine], MAX_READINGS),
    sourceFor(db, machine, asker),
    newestNote(db, machine, asker),
  ])
  return {
    variant: variant?.name,
    lastReading: readings(machine)[0],
    lastReported: readings(machine).find(({ source: by }) => by === 'telematics'),
    source,
    note,
  }
}

const variantOf = (db: Database, id: string) =>
  db.selectFrom('machine_variant').where('id', '=', id).select('name').executeTakeFirst()

/** The endpoint from which the hours of the owner's machines are read, which admins see. */
async function sourceFor(db: Database, { organization, dealership }: Instance, { caller }: Asker) {
  const own = caller.organization
  if (!own || !isAdmin(caller)) return undefined
  const isOwner = own.id === organization.id
  if (!isOwner && own.id !== dealership?.id) return undefined
  return db
    .selectFrom('telematics_source')
    .where('organization_id', '=', organization.id)
    .where('is_active', '=', true)
    .$if(!isOwner, (query) => query.where('dealership_id', '=', own.id))
    .select(['name', 'last_polled_at as lastPolledAt'])
    .orderBy('last_polled_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
}

/** What staff noted last about the model. */
const newestNote = (db: Database, { machine }: Instance, { caller }: Asker) =>
  db
    .selectFrom('machine_note')
    .where('machine_note.machine_id', '=', machine.id)
    .where(seesNote(caller))
    .select(['machine_note.body', 'machine_note.created_at as createdAt'])
    .orderBy('machine_note.created_at', 'desc')
    .executeTakeFirst()
