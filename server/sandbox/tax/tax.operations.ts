import { sql } from 'kysely'
import type Stripe from 'stripe'
import { z } from 'zod'
import { subdivisionsOf } from '../../domain/subdivisions'
import { invalidRequest, noSuch } from '../api/api-error'
import { expand, ignored, none, time } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation } from '../api/operation'
import type { Account, Address, TaxRegistration } from '../database/schema'
import { newId } from '../new-id'
import { unixTime } from '../unix-time'

function settingsObject({ tax_settings: { tax_behavior, tax_code, head_office } }: Pick<Account, 'tax_settings'>) {
  const missing = head_office === null ? ['head_office'] : []
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: tax_behavior as Stripe.Tax.Settings.Defaults.TaxBehavior, tax_code },
    head_office: head_office && { address: head_office },
    livemode: false,
    status: missing.length > 0 ? 'pending' : 'active',
    status_details: missing.length > 0 ? { pending: { missing_fields: missing } } : { active: {} },
  } satisfies Partial<Stripe.Tax.Settings>
}

const retrieveSettings = operation({
  method: 'GET',
  path: '/v1/tax/settings',
  input: none,
  handle: async ({ account }) => settingsObject(account),
})

const line = z.string().max(500).optional()

const updateSettings = operation({
  method: 'POST',
  path: '/v1/tax/settings',
  input: z.strictObject({
    defaults: z
      .strictObject({
        tax_behavior: z.enum(['exclusive', 'inclusive', 'inferred_by_currency']).optional(),
        tax_code: z.string().max(100).optional(),
      })
      .optional(),
    head_office: z
      .strictObject({
        address: z.strictObject({
          ...{ city: line, country: line, line1: line, line2: line, postal_code: line, state: line },
        }),
      })
      .optional(),
    expand: ignored,
  }),
  async handle({ trx, account, input }) {
    const before = account.tax_settings
    const address = input.head_office?.address
    const tax_settings = {
      tax_behavior: input.defaults?.tax_behavior ?? before.tax_behavior,
      tax_code: input.defaults?.tax_code ?? before.tax_code,
      head_office: address ? completeAddress(address) : before.head_office,
    }
    await trx
      .updateTable('account')
      .set({ tax_settings: JSON.stringify(tax_settings) })
      .where('id', '=', account.id)
      .execute()
    return settingsObject({ tax_settings })
  },
})

const completeAddress = (given: { [Field in keyof Address]?: string | undefined }): Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
})

const registrationObject = (row: TaxRegistration, now: Date) =>
  ({
    id: row.id,
    object: 'tax.registration',
    active_from: unixTime(row.active_from),
    country: row.country,
    country_options: row.country_options as Stripe.Tax.Registration.CountryOptions,
    created: unixTime(row.created_at),
    expires_at: row.expires_at && unixTime(row.expires_at),
    livemode: false,
    status: row.active_from > now ? 'scheduled' : row.expires_at && row.expires_at <= now ? 'expired' : 'active',
  }) satisfies Partial<Stripe.Tax.Registration>

const region = z.string().max(10)
/** By country, in small letters; each has its own kind of registration. */
const countryOptions = z.record(
  z.string().length(2),
  z.looseObject({
    type: z.string(),
    state: region.optional(),
    province_standard: z.looseObject({ province: region }).optional(),
  }),
)

/** @throws ApiError if the country has no such state or province, or taxes sales by states alone and none is named */
function assertRegionExists(country: string, options: z.infer<typeof countryOptions>): void {
  const named = options.us?.state ?? options.ca?.province_standard?.province
  if (named === undefined ? country !== 'US' : subdivisionsOf(country)?.includes(named)) return
  throw invalidRequest(`Invalid state or province: ${named ?? 'none'}`, { param: 'country_options' })
}

const createRegistration = operation({
  method: 'POST',
  path: '/v1/tax/registrations',
  input: z.strictObject({
    country: z.string().length(2),
    country_options: countryOptions,
    active_from: z.union([z.literal('now'), time]),
    expires_at: time.optional(),
    expand: ignored,
  }),
  async handle({ trx, now, account, input }) {
    assertRegionExists(input.country, input.country_options)
    // One after the other for an account, so that none is registered twice.
    await trx.selectFrom('account').where('id', '=', account.id).forUpdate().select('id').execute()
    const twin = await trx
      .selectFrom('tax_registration')
      .where('account_id', '=', account.id)
      .where('country', '=', input.country)
      .where(sql<boolean>`country_options = ${JSON.stringify(input.country_options)}::jsonb`)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .select('id')
      .executeTakeFirst()
    if (twin) throw invalidRequest(`There is already a registration there: ${twin.id}`, { param: 'country' })
    const row = await trx
      .insertInto('tax_registration')
      .values({
        id: newId('taxreg', 14),
        account_id: account.id,
        country: input.country,
        country_options: JSON.stringify(input.country_options),
        active_from: input.active_from === 'now' ? now : input.active_from,
        expires_at: input.expires_at ?? null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return registrationObject(row, now)
  },
})

const updateRegistration = operation({
  method: 'POST',
  path: '/v1/tax/registrations/:id',
  input: z.strictObject({
    expires_at: z.union([z.literal('now'), z.literal(''), time]).optional(),
    active_from: z.union([z.literal('now'), time]).optional(),
    expand,
  }),
  async handle({ trx, now, account, id, input }) {
    const timeOf = (value: Date | string) => (value === '' ? null : value === 'now' ? now : (value as Date))
    const row = await trx
      .updateTable('tax_registration')
      .set({
        ...(input.expires_at === undefined ? { id } : { expires_at: timeOf(input.expires_at) }),
        ...(input.active_from === undefined ? {} : { active_from: timeOf(input.active_from) ?? now }),
      })
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw noSuch('tax registration', id)
    return registrationObject(row, now)
  },
})

const listRegistrations = operation({
  method: 'GET',
  path: '/v1/tax/registrations',
  input: z.strictObject({ ...paging, status: z.enum(['active', 'all', 'expired', 'scheduled']).default('all') }),
  async handle({ trx, now, account, input: { status, ...page } }) {
    const { rows, hasMore } = await readPage<'tax_registration', TaxRegistration>(trx, 'tax_registration', {
      accountId: account.id,
      page,
    })
    const all = rows.map((row) => registrationObject(row, now))
    const data = status === 'all' ? all : all.filter((registration) => registration.status === status)
    return listOf('/v1/tax/registrations', data, hasMore)
  },
})

export const taxOperations: Operation[] = [
  ...[retrieveSettings, updateSettings, createRegistration, updateRegistration, listRegistrations],
]
