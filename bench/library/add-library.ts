import type { Transaction } from '../../server/db/connection'
import { hashPassword } from '../../server/modules/identity'
import type { ReadManual } from '../../server/modules/manuals/reading/read-manual'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { seedMachines } from '../../server/seed/seed-machines'
import { addManual } from './add-manual'
import { makeManual } from './make-manual'

/** A dealership with the operator to which some of its models are assigned. */
export interface LibraryOwner {
  dealershipId: string
  operatorId: string
}

/** Another dealership with its models, and who asks about them. */
export interface OtherDealership extends LibraryOwner {
  email: string
  machineIds: string[]
}

interface Library {
  pages: number
  /** The manuals from which the pages are made. */
  sources: readonly ReadManual[]
  /** They share the models equally. */
  owners: readonly LibraryOwner[]
}

const OTHER_DEALERSHIPS = 4
const PAGES_OF_MANUALS = [60, 480, 120, 240, 100]
const MANUALS_PER_MODEL = 2
/** Of how many models of a dealership one is assigned to its operator. */
const ASSIGNED = 5
const types = ['Wheel loader', 'Excavator', 'Dumper', 'Forwarder', 'Crane']

export async function addOtherDealerships(trx: Transaction): Promise<OtherDealership[]> {
  const added: OtherDealership[] = []
  for (let number = 1; number <= OTHER_DEALERSHIPS; number += 1) {
    const dealershipId = await addOrganization(trx, `Dealership ${number}`, 'DEALERSHIP')
    const operatorId = await addOrganization(trx, `Operator ${number}`, 'OPERATOR')
    await trx.insertInto('service_period').values({ dealership_id: dealershipId, operator_id: operatorId }).execute()
    const email = `staff@dealership-${number}.example`
    const password_hash = await hashPassword(demonstrationPassword)
    const groups = ['Org User' as const]
    const person = { email, username: email, organization_id: dealershipId, groups, password_hash }
    await trx.insertInto('person').values(person).execute()
    added.push({ dealershipId, operatorId, email, machineIds: [] })
  }
  return added
}

async function addOrganization(trx: Transaction, name: string, type: 'DEALERSHIP' | 'OPERATOR'): Promise<string> {
  const { id } = await trx.insertInto('organization').values({ name, type }).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Adds models with manuals until they have the given number of pages.
 * @returns the ids of the models, by dealership
 */
export async function addLibrary(
  trx: Transaction,
  { pages, sources, owners }: Library,
): Promise<Map<string, string[]>> {
  const models = new Map<string, string[]>(owners.map(({ dealershipId }) => [dealershipId, []]))
  let remaining = pages
  for (let number = 1; remaining > 0; number += 1) {
    const owner = owners[(number - 1) % owners.length]
    if (!owner) throw new Error('the library has no owners')
    const own = models.get(owner.dealershipId) ?? []
    const isAssigned = own.length % ASSIGNED === 0
    const machineId = await addModel(trx, { ...owner, number, isAssigned })
    own.push(machineId)
    for (let copy = 0; copy < MANUALS_PER_MODEL && remaining > 0; copy += 1) {
      const seed = number * MANUALS_PER_MODEL + copy
      const pageCount = Math.min(remaining, PAGES_OF_MANUALS[seed % PAGES_OF_MANUALS.length] ?? 0)
      const read = makeManual(sources, pageCount, seed)
      const kind = copy === 0 ? 'operation' : 'service'
      const manual = {
        organizationId: owner.dealershipId,
        machineId,
        displayName: `Manual ${seed}`,
        kind,
        read,
      } as const
      await addManual(trx, manual)
      remaining -= pageCount
    }
  }
  return models
}

interface NewModel extends LibraryOwner {
  number: number
  isAssigned: boolean
}

export async function addModel(trx: Transaction, { dealershipId, operatorId, number, isAssigned }: NewModel) {
  const type = types[number % types.length] ?? ''
  const model = { brand: `Brand ${number % 20}`, type, model: `Model ${number}`, variants: [] }
  const [machineId] = (await seedMachines(trx, [model], [], dealershipId)).values()
  if (machineId === undefined) throw new Error('the model was not created')
  const assignment = { organization_id: operatorId, dealership_id: dealershipId, machine_id: machineId }
  if (isAssigned) await trx.insertInto('operator_machine').values(assignment).execute()
  return machineId
}
