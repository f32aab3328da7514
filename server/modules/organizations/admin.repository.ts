import { type ExpressionBuilder, sql } from 'kysely'
import { isActiveAdmin } from '../../access'
import type { Database } from '../../db/connection'
import type { DB, LinkRequest } from '../../db/schema'

/** The operator that a person with that e-mail is an active Org Admin of, if there is one. */
export function findOperatorOfAdmin(db: Database, email: string): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .where('organization.type', '=', 'OPERATOR')
    .where('person.email', '=', email)
    .where(isActiveAdmin)
    .select(['organization.id', 'organization.name'])
    .executeTakeFirst()
}

/** The operator that a request goes to: one that waits finds it as soon as an active admin of one has the e-mail. */
export const askedOperator = (eb: ExpressionBuilder<DB & { request: LinkRequest }, 'request'>) =>
  sql<string | null>`coalesce(request.operator_id, ${eb
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .where('organization.type', '=', 'OPERATOR')
    .whereRef('person.email', '=', 'request.email')
    .where(isActiveAdmin)
    .where('request.status', '=', 'PENDING')
    .select('organization.id')})`

/** Where the active admins of an organization who have accepted their invitation get their e-mail. */
export async function emailsOfAdmins(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .where('organization_id', '=', organizationId)
    .where('password_expires_at', 'is', null)
    .where(isActiveAdmin)
    .select('email')
    .execute()
  return rows.map(({ email }) => email)
}

/** The e-mail of a person, unless the account was deactivated or removed. */
export async function emailOfActive(db: Database, personId: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .select('email')
    .executeTakeFirst()
  return row?.email
}
