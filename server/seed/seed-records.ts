import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transaction } from '../db/connection'
import type { FileStore } from '../infrastructure/files/file-store'
import { enqueueProcessing } from '../modules/manuals'
import { demonstrationMachines, demonstrationOperators } from './demonstration'
import type { DemonstrationBank } from './demonstration-bank'
import { seedPeople } from './demonstration-people'
import { demonstrationManuals } from './manuals/demonstration-manuals'
import { seedPartPictures } from './part-pictures/seed-part-pictures'
import { seedActivity } from './seed-activity'
import { seedCatalogue } from './seed-catalogue'
import { seedInstances } from './seed-instances'
import { seedLogo } from './seed-logo'
import { seedMachines } from './seed-machines'
import { seedMaintenance } from './seed-maintenance'
import { seedOrganizations } from './seed-organizations'
import { seedSales } from './seed-sales'

/** Creates the records of the demonstration, in the order in which they refer to each other. */
export async function seedRecords(
  trx: Transaction,
  files: FileStore,
  bank: DemonstrationBank | undefined,
): Promise<void> {
  const { dealershipId } = await seedPeople(trx)
  const machineIds = await seedMachines(trx, demonstrationMachines, demonstrationOperators, dealershipId)
  await seedInstances(trx, demonstrationOperators, { machineIds, dealershipId })
  const partIds = await seedCatalogue(trx, dealershipId)
  await seedPartPictures(trx, files, { organizationId: dealershipId, partIds })
  await seedMaintenance(trx, dealershipId, machineIds)
  await seedOrganizations(trx)
  await seedLogo(trx, files, dealershipId)
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
