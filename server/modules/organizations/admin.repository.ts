import { type ExpressionBuilder, sql } from 'kysely'
import { isActiveAdmin } from '../../access'
import type { Database } from '../../db/connection'
import type { DB, LinkRequest } from '../../db/schema'

/** Finds the operator of which a person with that e-mail address is an active Org Admin. */
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

/** The operator that a request is for; a pending one finds it as soon as an active admin of one has its e-mail address. */
export const askedOperator = (eb: ExpressionBuilder<DB & { request: LinkRequest }, 'request'>) =>
  sql<string | null>`coalesce(request.operator_id, ${eb
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .where('organization.type', '=', 'OPERATOR')
    .whereRef('person.email', '=', 'request.email')
    .where(isActiveAdmin)
    .where('request.status', '=', 'PENDING')
    .select('organization.id')})`

/** The ids of everybody who has an account at an organization. */
export async function idsOfPeople(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db.selectFrom('person').where('organization_id', '=', organizationId).select('id').execute()
  return rows.map(({ id }) => id)
}
