import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, ToolInput } from '../../../record-tools/record-tool'

/**
 * How many accounts each organization has, the most first, and how many belong to none.
 * @param organizationId absent for all of them, for super users
 */
export async function usersByOrganization(
  db: Database,
  organizationId: string | undefined,
  input: ToolInput,
  asker: Asker,
): Promise<FoundRecords> {
  const count = sql<number>`count(person.id)::int`
  const organizations = await db
    .selectFrom('organization')
    .leftJoin('person', 'person.organization_id', 'organization.id')
    .$if(organizationId !== undefined, (query) => query.where('organization.id', '=', organizationId ?? ''))
    .groupBy(['organization.id', 'organization.name'])
    .select(['organization.name', count.as('count')])
    .orderBy(count, 'desc')
    .orderBy('organization.name')
    .execute()
  const facts = organizations.map((one): Fact => factOf(one.name, one.count, asker))
  const sorted = input.sort === 'smallest' ? facts.toReversed() : facts
  const none = organizationId === undefined ? await withoutOrganization(db) : 0
  return {
    facts: [...wanted(sorted, input), ...(none > 0 ? [factOf(inLanguage(words.none, asker), none, asker)] : [])],
    total: facts.length + (none > 0 ? 1 : 0),
    heading: inLanguage(words.heading, asker),
  }
}

async function withoutOrganization(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .where('organization_id', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const factOf = (name: string, count: number, asker: Asker): Fact => ({
  title: inLanguage(words.title, asker),
  path: '/accounts',
  text: `${name}: ${inLanguage(counted(count), asker)}`,
})

const counted = (count: number): Text =>
  count === 1 ? { en: '1 user', es: '1 usuario' } : { en: `${count} users`, es: `${count} usuarios` }

const words = {
  title: { en: 'Users', es: 'Usuarios' },
  heading: { en: 'Users by organization', es: 'Usuarios por organización' },
  none: { en: 'Without an organization', es: 'Sin organización' },
} satisfies Record<string, Text>
