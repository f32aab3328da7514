import type { Database } from '../../db/connection'
import { hashPassword } from '../../modules/identity'
import { largestOperator, otherOperators, scaleDealership, scalePeople } from './scale'

export interface ScaleOrganizations {
  dealershipId: string
  /** The operator that owns half of all machines. */
  largestOperatorId: string
  otherOperatorIds: string[]
}

/** Creates the dealership and its operators, with one account for the dealership and one for the largest operator. */
export async function addOrganizations(trx: Database, password: string): Promise<ScaleOrganizations> {
  const dealershipId = await addOrganization(trx, scaleDealership, 'DEALERSHIP')
  const largestOperatorId = await addOrganization(trx, largestOperator, 'OPERATOR')
  const others = otherOperators.map((name) => ({ name, type: 'OPERATOR' as const }))
  const added = await trx.insertInto('organization').values(others).returning('id').execute()
  const otherOperatorIds = added.map(({ id }) => id)
  const links = [largestOperatorId, ...otherOperatorIds].map((operator_id) => ({
    dealership_id: dealershipId,
    operator_id,
  }))
  await trx.insertInto('service_period').values(links).execute()
  await addPerson(trx, scalePeople.staff, dealershipId, password)
  await addPerson(trx, scalePeople.operator, largestOperatorId, password)
  return { dealershipId, largestOperatorId, otherOperatorIds }
}

async function addOrganization(trx: Database, name: string, type: 'DEALERSHIP' | 'OPERATOR'): Promise<string> {
  const { id } = await trx.insertInto('organization').values({ name, type }).returning('id').executeTakeFirstOrThrow()
  return id
}

async function addPerson(
  trx: Database,
  { email, group }: (typeof scalePeople)[keyof typeof scalePeople],
  organizationId: string,
  password: string,
): Promise<void> {
  await trx
    .insertInto('person')
    .values({
      email,
      username: email,
      password_hash: await hashPassword(password),
      organization_id: organizationId,
      groups: [group],
    })
    .execute()
}
