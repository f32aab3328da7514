import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database, Transaction } from '../db/connection'
import { createUnitOfWork } from '../events/unit-of-work'
import type { FileStore } from '../infrastructure/files/file-store'
import { createLogger } from '../infrastructure/logging/logger'
import { enqueueProcessing } from '../modules/manuals'
import { demonstrationMachines, demonstrationOperators } from './demonstration'
import type { DemonstrationBank } from './demonstration-bank'
import { demonstrationPassword, demonstrationPeople, seedPeople } from './demonstration-people'
import { demonstrationManuals } from './manuals/demonstration-manuals'
import { seedPartPictures } from './part-pictures/seed-part-pictures'
import { seedActivity } from './seed-activity'
import { seedCatalogue } from './seed-catalogue'
import { seedInstances } from './seed-instances'
import { seedMachines } from './seed-machines'
import { seedMaintenance } from './seed-maintenance'
import { seedOrganizations } from './seed-organizations'
import { seedSales } from './seed-sales'

interface Options {
  db: Database
  files: FileStore
  /** Whether to create the demonstration if it does not exist. */
  make: boolean
  /** Opens the bank by which its customers have paid; without it, they have not paid by card. */
  openBank?: (() => Promise<DemonstrationBank>) | undefined
}

/**
 * Creates the demonstration at the first start, in one transaction: people, machines, manuals (behaviour, section 10).
 * @returns lines that list its sign-ins; undefined if the database has no demonstration
 */
export async function seedDemonstration({ db, files, make, openBank }: Options): Promise<string[] | undefined> {
  const emails = demonstrationPeople.map(({ email }) => email)
  const present = await db.selectFrom('person').where('email', 'in', emails).select('id').executeTakeFirst()
  if (!present) {
    const anyone = await db.selectFrom('person').select('id').executeTakeFirst()
    if (!make || anyone) return undefined
    // Without subscribers, because the records that they would create are part of the demonstration.
    const { transact } = createUnitOfWork({ db, logger: createLogger('silent') })
    const bank = await openBank?.()
    try {
      await transact((trx) => seed(trx, files, bank))
    } finally {
      await bank?.close()
    }
  }
  const width = Math.max(...emails.map(({ length }) => length))
  return [
    `Sign in with the password ${demonstrationPassword} as`,
    ...demonstrationPeople.map(({ email, told }) => `  ${email.padEnd(width)}  ${told}`),
  ]
}

async function seed(trx: Transaction, files: FileStore, bank: DemonstrationBank | undefined): Promise<void> {
  const { dealershipId } = await seedPeople(trx)
  const machineIds = await seedMachines(trx, demonstrationMachines, demonstrationOperators, dealershipId)
  await seedInstances(trx, demonstrationOperators, { machineIds, dealershipId })
  const partIds = await seedCatalogue(trx, dealershipId)
  await seedPartPictures(trx, files, { organizationId: dealershipId, partIds })
  await seedMaintenance(trx, dealershipId, machineIds)
  await seedOrganizations(trx)
  await seedSales(trx, dealershipId, bank)
  await seedActivity(trx)
  for (const manual of demonstrationManuals) {
    const machineId = machineIds.get(manual.machine.model)
    if (!machineId) throw new Error(`the demonstration has no machine ${manual.machine.model}`)
    const id = randomUUID()
    const storageKey = `manuals/${id}.pdf`
    const bytes = await manual.write()
    await (await files.receive(Readable.from([bytes]))).storeAs(storageKey)
    const row = await trx
      .insertInto('manual')
      .values({
        id,
        organization_id: dealershipId,
        machine_id: machineId,
        display_name: manual.displayName,
        kind: manual.kind,
        machine_years: manual.years,
        serial_number_start: manual.machine.serialStart,
        serial_number_end: manual.machine.serialEnd,
        storage_key: storageKey,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
      })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await enqueueProcessing(trx, row.id, row.revision)
  }
}
