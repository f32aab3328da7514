import type { GroupName } from '../../server/access/caller'
import { hashPassword } from '../../server/modules/identity'
import type { TestApp } from './test-app'
import { type Visitor, visit } from './visitor'

export interface Account {
  id: string
  email: string
  /** Sends requests as this person. */
  as: Visitor
}

const password = 'somebody else of the world'
let hashed: Promise<string> | undefined

export async function organizationId(test: TestApp, name: string): Promise<string> {
  const rows = test.db.selectFrom('organization').where('name', '=', name).select('id')
  return (await rows.executeTakeFirstOrThrow()).id
}

export async function personId(test: TestApp, email: string): Promise<string> {
  const rows = test.db.selectFrom('person').where('email', '=', email).select('id')
  return (await rows.executeTakeFirstOrThrow()).id
}

/** Adds an account that has accepted its invitation and is signed in. */
export async function addAccount(
  test: TestApp,
  { organization, group, email }: { organization: string; group: GroupName; email: string },
): Promise<Account> {
  hashed ??= hashPassword(password)
  const { id } = await test.db
    .insertInto('person')
    .values({
      email,
      username: email,
      organization_id: await organizationId(test, organization),
      groups: [group],
      password_hash: await hashed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, as: await visit(test.app).signIn(email, password) }
}

/** Ends or restores the link between Northfield Equipment and one of its operators, as a super user. */
export async function setLinkEnded(test: TestApp, operator: string, ended: boolean): Promise<void> {
  const superUser = await test.as('superUser')
  const [dealership_id, operator_id] = await Promise.all([
    organizationId(test, 'Northfield Equipment'),
    organizationId(test, operator),
  ])
  const url = '/api/v2/organizations/links'
  if (!ended) {
    await superUser.post(url, { dealership_id, operator_id })
    return
  }
  const period = test.db.selectFrom('service_period').where('operator_id', '=', operator_id)
  const { id } = await period
    .where('dealership_id', '=', dealership_id)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow()
  await superUser.put(`${url}/${id}`, { action: 'end' })
}
