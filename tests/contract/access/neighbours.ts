import { addToCatalogue } from '../../support/catalogue'
import { people, type TestApp } from '../../support/test-app'
import type { Visitor } from '../../support/visitor'
import { type Neighbour, neighbours } from './columns'

export const neighbourEmails: Record<Neighbour, string> = {
  rivalAdmin: 'admin@westlake.example',
  rivalUser: 'user@westlake.example',
  formerAdmin: 'admin@hollis.example',
  formerUser: 'user@hollis.example',
}

/** The model that the former dealership has, and has assigned to the operator. */
export const formerModel = 'HL-9'

/**
 * The two dealerships that share an operator with the demonstration's: one serves it and has assigned a model to it that
 * the demonstration's has assigned too, the other will have served it.
 */
export async function addNeighbours(
  test: TestApp,
  operatorId: string,
): Promise<Record<keyof typeof neighbours, string>> {
  const rival = await addDealership(test, 'Westlake Plant', 'rival')
  const former = await addDealership(test, 'Hollis Machinery', 'former')
  await test.db.insertInto('service_period').values({ dealership_id: rival, operator_id: operatorId }).execute()
  await assign(test, { dealershipId: rival, operatorId, machineId: await test.machineId('WL-120') })
  return { rival, former }
}

/** Has a dealership serve an operator while something is made, and ends the service by the call that ends it. */
export function createService(test: TestApp, superUser: Visitor, dealershipId: string, operatorId: string) {
  return async <Made>(make: () => Promise<Made>): Promise<Made> => {
    const { id } = await test.db
      .insertInto('service_period')
      .values({ dealership_id: dealershipId, operator_id: operatorId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await make()
    const { status } = await superUser.put(`/api/v2/organizations/links/${id}`, { action: 'end' })
    if (status !== 200) throw new Error(`the service did not end: ${status}`)
    return made
  }
}

async function addDealership({ db }: TestApp, name: string, kind: keyof typeof neighbours): Promise<string> {
  const { id } = await db
    .insertInto('organization')
    .values({ name, type: 'DEALERSHIP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [admin, user] = neighbours[kind]
  const person = { organization_id: id, username: name }
  await db
    .insertInto('person')
    .values(({ selectFrom }) => {
      const password_hash = selectFrom('person').where('email', '=', people.operator).select('password_hash')
      return [
        { ...person, email: neighbourEmails[admin], groups: ['Org Admin'], password_hash },
        { ...person, email: neighbourEmails[user], groups: ['Org User'], password_hash },
      ]
    })
    .execute()
  return id
}

interface Assigned {
  dealershipId: string
  operatorId: string
  model: string
}

/** A model of its own that a dealership has and has assigned to an operator. */
export async function addModel(test: TestApp, { model, ...sides }: Assigned): Promise<void> {
  const { id } = await test.db
    .insertInto('machine')
    .values(({ selectFrom }) => ({
      brand_id: selectFrom('brand').where('name', '=', 'Harrow').select('id'),
      type_id: selectFrom('machine_type').where('name', '=', 'Excavator').select('id'),
      model,
      storage_key: model,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await assign(test, { ...sides, machineId: id })
}

async function assign(
  { db }: TestApp,
  { dealershipId, operatorId, machineId }: Omit<Assigned, 'model'> & { machineId: string },
): Promise<void> {
  await addToCatalogue(db, dealershipId, machineId)
  await db
    .insertInto('operator_machine')
    .values({ machine_id: machineId, organization_id: operatorId, dealership_id: dealershipId })
    .execute()
}
