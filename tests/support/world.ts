import type { Database } from '../../server/db/connection'
import { hashPassword } from '../../server/modules/identity'
import { demonstrationMachines, demonstrationOperators } from '../../server/seed/demonstration'
import { seedPeople } from '../../server/seed/demonstration-people'
import { seedMachines } from '../../server/seed/seed-machines'
import { addToCatalogue } from './catalogue'

/** People of another dealership and its operator, who must never see anything of the demonstration's organizations. */
export const strangers = {
  staff: 'admin@eastmoor.example',
  operator: 'operator@eastmoor-pit.example',
  password: 'a stranger all the same',
}

/** Seeds each test file with the demonstration's people and machines, and with strangers who have their own machine. */
export async function seedWorld(trx: Database): Promise<void> {
  const { dealershipId } = await seedPeople(trx)
  await seedMachines(trx, demonstrationMachines, demonstrationOperators, dealershipId)

  const add = async (name: string, type: 'DEALERSHIP' | 'OPERATOR') =>
    (await trx.insertInto('organization').values({ name, type }).returning('id').executeTakeFirstOrThrow()).id
  const dealer = await add('Eastmoor Machines', 'DEALERSHIP')
  const operator = await add('Eastmoor Pit', 'OPERATOR')
  const password_hash = await hashPassword(strangers.password)
  await trx
    .insertInto('person')
    .values([
      {
        email: strangers.staff,
        username: strangers.staff,
        organization_id: dealer,
        groups: ['Org Admin'],
        password_hash,
      },
      {
        email: strangers.operator,
        username: strangers.operator,
        organization_id: operator,
        groups: ['Machine Operator'],
        password_hash,
      },
    ])
    .execute()

  const brand = await trx.insertInto('brand').values({ name: 'Moorland' }).returning('id').executeTakeFirstOrThrow()
  const type = await trx.selectFrom('machine_type').select('id').executeTakeFirstOrThrow()
  const machine = await trx
    .insertInto('machine')
    .values({ brand_id: brand.id, type_id: type.id, model: 'M-7', storage_key: 'machines/moorland/m-7' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addToCatalogue(trx, dealer, machine.id)
  await trx
    .insertInto('operator_machine')
    .values({ organization_id: operator, dealership_id: dealer, machine_id: machine.id })
    .execute()
}
