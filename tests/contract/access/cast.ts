import { demonstrationPassword } from '../../../server/seed/demonstration-people'
import { people, type TestApp } from '../../support/test-app'
import type { Visitor } from '../../support/visitor'
import { type Column, columns, type Neighbour, neighbours, type Side } from './columns'
import { addModel, addNeighbours, createService, formerModel, neighbourEmails } from './neighbours'

export interface Cast {
  emails: Record<Column, string>
  visitors: Record<Column | Neighbour, Visitor>
  organizations: Record<Side, { dealership: string; operator: string }>
  /** Makes something of a side at its time: `before` while the former dealership serves the operator, the rest now. */
  inTime: <Made>(side: Side, make: () => Promise<Made>) => Promise<Made>
}

const operatorUser = 'user@ridgeline.example'

/** Everybody who calls, signed in, and whose records they try. */
export async function assemble(test: TestApp): Promise<Cast> {
  const organization = async (name: string) =>
    (await test.db.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const own = {
    dealership: await organization('Northfield Equipment'),
    operator: await organization('Ridgeline Quarry'),
  }
  const foreign = { dealership: await organization('Eastmoor Machines'), operator: await organization('Eastmoor Pit') }
  await addOperatorUser(test, own.operator)
  await test.db
    .insertInto('service_period')
    .values({ dealership_id: foreign.dealership, operator_id: foreign.operator })
    .execute()
  const { former } = await addNeighbours(test, own.operator)
  const emails = { ...people, operatorUser, ...neighbourEmails }
  const everybody = [...columns, ...neighbours.rival, ...neighbours.former]
  const entries = everybody.map(async (who) => [who, await test.anyone.signIn(emails[who], demonstrationPassword)])
  const visitors: Cast['visitors'] = Object.fromEntries(await Promise.all(entries))
  const whileServed = createService(test, visitors.superUser, former, own.operator)
  await whileServed(() => addModel(test, { dealershipId: former, operatorId: own.operator, model: formerModel }))
  return {
    emails,
    visitors,
    organizations: { own, foreign, rival: own, before: { ...own, dealership: former }, after: own },
    inTime: (side, make) => (side === 'before' ? whileServed(make) : make()),
  }
}

/** The demonstration has no Org User of an operator. */
async function addOperatorUser({ db }: TestApp, organizationId: string): Promise<void> {
  await db
    .insertInto('person')
    .values(({ selectFrom }) => ({
      email: operatorUser,
      username: operatorUser,
      organization_id: organizationId,
      groups: ['Org User'],
      password_hash: selectFrom('person').where('email', '=', people.operator).select('password_hash'),
    }))
    .execute()
}
