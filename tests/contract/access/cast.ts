import { demonstrationPassword } from '../../../server/seed/demonstration-people'
import { people, type TestApp } from '../../support/test-app'
import type { Visitor } from '../../support/visitor'
import { type Column, columns, type Side } from './columns'

export interface Cast {
  emails: Record<Column, string>
  visitors: Record<Column, Visitor>
  organizations: Record<Side, { dealership: string; operator: string }>
}

const operatorUser = 'user@ridgeline.example'

/** Everybody who calls, signed in, and whose records they try. */
export async function assemble(test: TestApp): Promise<Cast> {
  const organization = async (name: string) =>
    (await test.db.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const organizations = {
    own: { dealership: await organization('Northfield Equipment'), operator: await organization('Ridgeline Quarry') },
    foreign: { dealership: await organization('Eastmoor Machines'), operator: await organization('Eastmoor Pit') },
  }
  await addOperatorUser(test, organizations.own.operator)
  const emails = { ...people, operatorUser }
  const entries = columns.map(async (who) => [who, await test.anyone.signIn(emails[who], demonstrationPassword)])
  const visitors: Record<Column, Visitor> = Object.fromEntries(await Promise.all(entries))
  return { emails, visitors, organizations }
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
