import { sql } from 'kysely'
import { connect, type Transaction } from '../../server/db/connection'
import { demonstrationMachines, demonstrationOperators } from '../../server/seed/demonstration'
import { demonstrationPassword, seedPeople } from '../../server/seed/demonstration-people'
import { withoutIndexes } from '../../server/seed/scale/without-indexes'
import { seedMachines } from '../../server/seed/seed-machines'
import { type AuthorizedFetch, signIn } from '../authorized-fetch'
import { startInstance } from '../instance'
import { addLibrary, addOtherDealerships, type LibraryOwner } from './add-library'
import { addManual } from './add-manual'
import type { ReadDemonstrationManual } from './demonstration'
import { addExtremeMachines, type ExtremeMachines } from './extreme-machines'

/** An instance of the app with the demonstration's machines, those of a library, and their users. */
export interface Side {
  serverPid: number
  operator: AuthorizedFetch
  staff: AuthorizedFetch
  /** Staff of another dealership, with its models. */
  other: { fetch: AuthorizedFetch; machineIds: readonly string[] }
  /** The ids of the demonstration's models, by their names. */
  machineIds: ReadonlyMap<string, string>
  extremes: ExtremeMachines | undefined
  stop(): Promise<void>
}

interface SideOptions {
  /** How many pages the manuals of other machines have. */
  pages: number
  demonstration: readonly ReadDemonstrationManual[]
  /** How large the manuals of the extreme machines are; undefined for none. */
  extremes?: { largePages: number; manuals: number }
}

const people = { operator: 'operator@ridgeline.example', staff: 'user@northfield.example' }

/** Starts an instance whose library has the given number of pages. */
export async function startSide(options: SideOptions): Promise<Side> {
  const { address, databaseUrl, serverPid, seeded, stop } = await startInstance({ seed: (trx) => seed(trx, options) })
  const connection = connect(databaseUrl, { max: 1, timeLimits: {} })
  await sql`vacuum (analyze)`.execute(connection.db)
  await connection.close()
  const fetchAs = (email: string) => signIn(address, email, demonstrationPassword)
  return {
    ...seeded,
    serverPid,
    operator: await fetchAs(people.operator),
    staff: await fetchAs(people.staff),
    other: { fetch: await fetchAs(seeded.other.email), machineIds: seeded.other.machineIds },
    stop,
  }
}

async function seed(trx: Transaction, { pages, demonstration, extremes }: SideOptions) {
  const { dealershipId } = await seedPeople(trx)
  const machineIds = await seedMachines(trx, demonstrationMachines, demonstrationOperators, dealershipId)
  // The other operator sees nothing but the demonstration's manuals.
  const northfield = { dealershipId, operatorId: await operatorNamed(trx, 'Tall Pines Forestry') }
  const others = await addOtherDealerships(trx)
  const [other] = others
  if (!other) throw new Error('there is no other dealership')
  const sources = demonstration.map(({ read }) => read)
  let models = new Map<string, string[]>()
  let extremeMachines: ExtremeMachines | undefined
  await withoutIndexes(trx, 'passage', async () => {
    for (const { machine, displayName, kind, read } of demonstration) {
      const machineId = machineIds.get(machine.model)
      if (!machineId) throw new Error(`the demonstration has no machine ${machine.model}`)
      await addManual(trx, { organizationId: dealershipId, machineId, displayName, kind, read })
    }
    const owners: LibraryOwner[] = [other, northfield, ...others.slice(1)]
    models = await addLibrary(trx, { pages, sources, owners })
    if (extremes) extremeMachines = await addExtremeMachines(trx, { ...extremes, sources, owner: northfield })
  })
  return {
    machineIds,
    extremes: extremeMachines,
    other: { email: other.email, machineIds: models.get(other.dealershipId) ?? [] },
  }
}

async function operatorNamed(trx: Transaction, name: string): Promise<string> {
  const { id } = await trx.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()
  return id
}
