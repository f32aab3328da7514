import { seedPeople } from '../../server/seed/demonstration-people'
import { seedMachines } from '../../server/seed/seed-machines'
import { startInstance } from '../instance'

/** Starts a Yardhand with one machine without manuals for each name; `seeded` are their ids by these names. */
export const startWithMachines = (names: readonly string[]) =>
  startInstance({
    async seed(trx) {
      const { dealershipId } = await seedPeople(trx)
      const plain = names.map((model) => ({ brand: 'Bench', type: 'Machine', model, variants: [] }))
      return seedMachines(trx, plain, [], dealershipId)
    },
  })
