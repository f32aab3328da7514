import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { OrganizationType, Rights } from './caller'
import { isAdmin } from './role'
import { hasServed, serves } from './service'

type OfOrganization = ExpressionBuilder<DB, 'organization'>
type Own = NonNullable<Rights['organization']>

/**
 * Which organizations a caller may see (behaviour, section 1): a super user all; a dealership's people their own and the
 * operators that are or were linked to it; an operator's people their own and those dealerships.
 */
export function seesOrganization({ isSuperuser, organization }: Rights) {
  return (eb: OfOrganization) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    return eb.or([eb('organization.id', '=', organization.id), linked(eb, organization, hasServed)])
  }
}

/**
 * Which organizations a caller works with now: like `seesOrganization`, without those whose link has ended. For lists,
 * and for what one side shows the other only as long as the link lasts.
 */
export function worksWithOrganization({ isSuperuser, organization }: Rights) {
  return (eb: OfOrganization) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    return eb.or([eb('organization.id', '=', organization.id), linked(eb, organization, serves)])
  }
}

/**
 * Which organizations a caller may change and invite people for: a super user all; an Org Admin their own; a dealership's
 * Org Admin an operator that it serves now, as long as that one has no Org Admin of its own who is active and has
 * accepted the invitation.
 */
export function managesOrganization(caller: Rights) {
  return (eb: OfOrganization) => {
    const { organization } = caller
    if (caller.isSuperuser) return sql<boolean>`true`
    if (!organization || !isAdmin(caller)) return sql<boolean>`false`
    const own = eb('organization.id', '=', organization.id)
    if (organization.type === 'OPERATOR') return own
    return eb.or([own, eb.and([linked(eb, organization, serves), eb.not(eb.exists(ownAdmins(eb)))])])
  }
}

/** An organization that a caller sees, with what they may do there. */
export interface OrganizationAccess {
  id: string
  type: OrganizationType
  works_with: boolean
  manages: boolean
}

/**
 * Whether a caller sees the people of an organization: of their own one, and a dealership of the operators that it serves
 * now. An operator sees its dealerships, but neither their people nor their other customers'.
 */
export function seesPeopleOf<Seen extends OrganizationAccess>(
  caller: Rights,
  organization: Seen | undefined,
): organization is Seen {
  if (!organization) return false
  if (caller.isSuperuser || caller.organization?.id === organization.id) return true
  return organization.works_with && organization.type === 'OPERATOR'
}

/** One organization with what the caller may do there; undefined where they may not see it. */
export function findVisibleOrganization(
  db: Database,
  caller: Rights,
  id: string,
): Promise<(OrganizationAccess & { name: string }) | undefined> {
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

/** Org Admins who may sign in, also those who have not accepted their invitation yet. */
export const isActiveAdmin = (eb: ExpressionBuilder<DB, 'person'>) =>
  eb.and([eb('person.is_active', '=', true), eb('person.groups', '@>', sql<'Org Admin'[]>`array['Org Admin']`)])

/** The same of Org Admins and Org Users. */
export const isActiveStaff = (eb: ExpressionBuilder<DB, 'person'>) =>
  eb.and([
    eb('person.is_active', '=', true),
    eb('person.groups', '&&', sql<('Org Admin' | 'Org User')[]>`array['Org Admin', 'Org User']`),
  ])

function linked(eb: OfOrganization, { id, type }: Own, how: typeof serves) {
  const other = eb.ref('organization.id')
  return type === 'DEALERSHIP' ? how(sql.val(id), other) : how(other, sql.val(id))
}

const ownAdmins = (eb: OfOrganization) =>
  eb
    .selectFrom('person')
    .whereRef('person.organization_id', '=', 'organization.id')
    .where('person.password_expires_at', 'is', null)
    .where(isActiveAdmin)
    .select('person.id')
