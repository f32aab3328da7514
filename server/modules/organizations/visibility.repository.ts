import { type ExpressionBuilder, sql } from 'kysely'
import type { Caller, OrganizationType } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { DB } from '../../db/schema'
import { isActiveAdmin } from './admin.repository'

type OfOrganization = ExpressionBuilder<DB, 'organization'>

/**
 * Which organizations a caller may see (behaviour, section 1): a super user all; a dealership's people their own and the
 * operators that are or were linked to it; an operator's people their own and those dealerships.
 */
export function seesOrganization({ isSuperuser, organization }: Caller) {
  return (eb: OfOrganization) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    return eb.or([eb('organization.id', '=', organization.id), eb.exists(linksWith(eb, organization))])
  }
}

/**
 * Which organizations a caller works with now: like `seesOrganization`, without those whose link has ended. For lists,
 * and for what one side shows the other only as long as the link lasts.
 */
export function worksWithOrganization({ isSuperuser, organization }: Caller) {
  return (eb: OfOrganization) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const active = linksWith(eb, organization).where('link.ended_at', 'is', null)
    return eb.or([eb('organization.id', '=', organization.id), eb.exists(active)])
  }
}

/**
 * Which organizations a caller may change and invite people for: a super user all; an Org Admin their own; a dealership's
 * Org Admin an operator that it serves now, as long as that one has no Org Admin of its own who is active and has
 * accepted the invitation.
 */
export function managesOrganization({ isSuperuser, groups, organization }: Caller) {
  return (eb: OfOrganization) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization || !groups.includes('Org Admin')) return sql<boolean>`false`
    const own = eb('organization.id', '=', organization.id)
    if (organization.type === 'OPERATOR') return own
    const active = linksWith(eb, organization).where('link.ended_at', 'is', null)
    return eb.or([own, eb.and([eb.exists(active), eb.not(eb.exists(ownAdmins(eb)))])])
  }
}

/** One organization with what the caller may do there; undefined where they may not see it. */
export function findVisibleOrganization(
  db: Database,
  caller: Caller,
  id: string,
): Promise<{ id: string; name: string; type: OrganizationType; works_with: boolean; manages: boolean } | undefined> {
  return db
    .selectFrom('organization')
    .where('id', '=', id)
    .where(seesOrganization(caller))
    .select(['id', 'name', 'type'])
    .select((eb) => [
      sql<boolean>`${worksWithOrganization(caller)(eb)}`.as('works_with'),
      sql<boolean>`${managesOrganization(caller)(eb)}`.as('manages'),
    ])
    .executeTakeFirst()
}

const linksWith = (eb: OfOrganization, caller: { id: string; type: OrganizationType }) => {
  const [own, other] =
    caller.type === 'DEALERSHIP'
      ? (['link.dealership_id', 'link.operator_id'] as const)
      : (['link.operator_id', 'link.dealership_id'] as const)
  return eb
    .selectFrom('dealership_operator as link')
    .where(own, '=', caller.id)
    .whereRef(other, '=', 'organization.id')
    .select('link.operator_id')
}

const ownAdmins = (eb: OfOrganization) =>
  eb
    .selectFrom('person')
    .whereRef('person.organization_id', '=', 'organization.id')
    .where('person.password_expires_at', 'is', null)
    .where(isActiveAdmin)
    .select('person.id')
