import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Address as AddressTable } from '../../db/schema'
import type { Transact } from '../../events/unit-of-work'

export type AddressRow = Selectable<AddressTable>

type Texts = Pick<
  AddressRow,
  'label' | 'recipient' | 'line1' | 'line2' | 'city' | 'region' | 'postal_code' | 'country' | 'phone_number'
>
/** What people type of an address. */
export type AddressTexts = Pick<Texts, 'label' | 'line1' | 'city' | 'country'> & Partial<Texts>

const most = 200

/**
 * The addresses of organizations. As soon as one has any, exactly one of them is the default one: whatever could change
 * which one waits for the others at the organization's row.
 */
export function createAddressRepository(db: Database, transact: Transact) {
  return {
    list: (organizationId: string): Promise<AddressRow[]> =>
      db
        .selectFrom('address')
        .where('organization_id', '=', organizationId)
        .selectAll()
        .orderBy('is_default', 'desc')
        .orderBy(sql`lower(label)`)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** The first one becomes the default one. @returns undefined where there are as many as there may be. */
    add: (organizationId: string, texts: AddressTexts, asDefault: boolean): Promise<AddressRow | undefined> =>
      inTurn(transact, organizationId, async (trx) => {
        const { count } = await trx
          .selectFrom('address')
          .where('organization_id', '=', organizationId)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        if (count >= most) return undefined
        const is_default = asDefault || count === 0
        if (is_default) await clearDefault(trx, organizationId)
        return trx
          .insertInto('address')
          .values({ ...texts, organization_id: organizationId, is_default })
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /**
     * Changes what is given and nothing else.
     * @returns undefined where the organization has no such address; `needs_default` when it would be left without one
     */
    change: (
      organizationId: string,
      id: string,
      { is_default, ...texts }: Partial<Texts> & { is_default?: boolean },
    ): Promise<AddressRow | undefined | 'needs_default'> =>
      inTurn(transact, organizationId, async (trx) => {
        const before = await ofOrganization(trx, organizationId, id).executeTakeFirst()
        if (!before) return undefined
        if (before.is_default && is_default === false) return 'needs_default'
        if (is_default && !before.is_default) await clearDefault(trx, organizationId)
        return trx
          .updateTable('address')
          .set({ ...texts, is_default: is_default ?? before.is_default })
          .where('organization_id', '=', organizationId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** When it was the default one, the oldest that is left becomes it. @returns whether there was such an address */
    remove: (organizationId: string, id: string): Promise<boolean> =>
      inTurn(transact, organizationId, async (trx) => {
        const before = await ofOrganization(trx, organizationId, id).executeTakeFirst()
        if (!before) return false
        await trx.deleteFrom('address').where('organization_id', '=', organizationId).where('id', '=', id).execute()
        if (before.is_default) await promoteOldest(trx, organizationId)
        return true
      }),
  }
}

export type AddressRepository = ReturnType<typeof createAddressRepository>

function inTurn<Result>(transact: Transact, organizationId: string, change: (trx: Database) => Promise<Result>) {
  return transact(async (trx) => {
    await trx
      .selectFrom('organization')
      .where('id', '=', organizationId)
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    return change(trx)
  })
}

const ofOrganization = (trx: Database, organizationId: string, id: string) =>
  trx.selectFrom('address').where('organization_id', '=', organizationId).where('id', '=', id).selectAll()

const clearDefault = (trx: Database, organizationId: string) =>
  trx
    .updateTable('address')
    .set({ is_default: false })
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .execute()

const promoteOldest = (trx: Database, organizationId: string) =>
  trx
    .updateTable('address')
    .set({ is_default: true })
    .where('organization_id', '=', organizationId)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('address as left')
        .where('left.organization_id', '=', organizationId)
        .orderBy('left.created_at')
        .orderBy('left.id')
        .limit(1)
        .select('left.id'),
    )
    .execute()
