import { people, type TestApp, type Who } from '../../../../../tests/support/test-app'
import type { Caller } from '../../../../access/caller'

/** One of the test's people, as the database knows them. */
export async function callerOf({ db }: Pick<TestApp, 'db'>, who: Who): Promise<Caller> {
  const { id, groups, is_superuser, organization_id, type } = await db
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('person.email', '=', people[who])
    .select(['person.id', 'person.groups', 'person.is_superuser', 'person.organization_id', 'organization.type'])
    .executeTakeFirstOrThrow()
  return {
    ...{ userId: id, sessionId: '', groups, isSuperuser: is_superuser, mustChangePassword: false },
    organization: organization_id && type ? { id: organization_id, type } : null,
  }
}
