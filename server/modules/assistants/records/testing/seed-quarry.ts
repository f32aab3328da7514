import type { TestApp } from '../../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../../tests/support/unit-of-work'
import type { Transaction } from '../../../../db/connection'
import { openDemonstrationBank } from '../../../../open-demonstration-bank'
import { demonstrationOperators } from '../../../../seed/demonstration'
import type { DemonstrationBank } from '../../../../seed/demonstration-bank'
import { seedCatalogue } from '../../../../seed/seed-catalogue'
import { seedInstances } from '../../../../seed/seed-instances'
import { seedMaintenance } from '../../../../seed/seed-maintenance'
import { seedOrganizations } from '../../../../seed/seed-organizations'
import { seedSales } from '../../../../seed/seed-sales'

interface Seeding {
  trx: Transaction
  dealershipId: string
  machineIds: ReadonlyMap<string, string>
  bank: DemonstrationBank | undefined
}

/** What of the demonstration may be seeded, in the order in which its records refer to each other. */
const seeds = {
  instances: ({ trx, dealershipId, machineIds }: Seeding) =>
    seedInstances(trx, demonstrationOperators, { machineIds, dealershipId }),
  catalogue: ({ trx, dealershipId }: Seeding) => seedCatalogue(trx, dealershipId),
  maintenance: ({ trx, dealershipId, machineIds }: Seeding) => seedMaintenance(trx, dealershipId, machineIds),
  organizations: ({ trx }: Seeding) => seedOrganizations(trx),
  sales: ({ trx, dealershipId, bank }: Seeding) => seedSales(trx, dealershipId, bank),
}

type Seed = keyof typeof seeds

/** Seeds records of the demonstration for the people of a test: "payments" are sales whose cards a bank has charged. */
export async function seedQuarry(test: TestApp, ...wanted: (Seed | 'payments')[]): Promise<void> {
  const dealer = test.db.selectFrom('organization').where('name', '=', 'Northfield Equipment').select('id')
  const { id: dealershipId } = await dealer.executeTakeFirstOrThrow()
  const models = await test.db.selectFrom('machine').select(['id', 'model']).execute()
  const machineIds = new Map(models.map(({ id, model }) => [model, id]))
  const bank = wanted.includes('payments') ? await openDemonstrationBank(test.connectionString) : undefined
  const isWanted = (name: string): boolean =>
    wanted.some((one) => one === name || (one === 'payments' && name === 'sales'))
  await testUnitOfWork(test.db).transact(async (trx) => {
    for (const [name, seed] of Object.entries(seeds))
      if (isWanted(name)) await seed({ trx, dealershipId, machineIds, bank })
  })
  await bank?.close()
}
