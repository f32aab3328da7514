import { z } from 'zod'
import { invalidRequest, noSuch } from '../api/api-error'
import { currency, ignored, metadata, none, url } from '../api/inputs'
import { type Operation, operation, type Work } from '../api/operation'
import type { Account } from '../database/schema'
import { newId } from '../new-id'
import { unixTime } from '../unix-time'
import { accountObject } from './account.object'

const LINK_MINUTES = 30

export async function findAccount({ trx }: Pick<Work, 'trx'>, id: string): Promise<Account> {
  const account = await trx.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirst()
  if (!account) throw noSuch('account', id)
  return account
}

const create = operation({
  method: 'POST',
  path: '/v1/accounts',
  needsAccount: false,
  input: z.strictObject({
    type: ignored,
    country: z.string().length(2).default('US'),
    email: z.string().max(500).optional(),
    default_currency: currency.default('usd'),
    business_profile: z.looseObject({ name: z.string().max(500).optional() }).optional(),
    business_type: ignored,
    capabilities: ignored,
    controller: ignored,
    company: ignored,
    settings: ignored,
    metadata: metadata.default({}),
    expand: ignored,
  }),
  async handle({ trx, now, input }) {
    const account = await trx
      .insertInto('account')
      .values({
        id: newId('acct', 16),
        email: input.email ?? null,
        business_name: input.business_profile?.name ?? null,
        country: input.country,
        currency: input.default_currency,
        metadata: JSON.stringify(input.metadata),
        tax_settings: JSON.stringify({ tax_behavior: null, tax_code: null, head_office: null }),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return accountObject(account)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/accounts/:id',
  needsAccount: false,
  input: none,
  handle: async ({ trx, id }) => accountObject(await findAccount({ trx }, id)),
})

const createLink = operation({
  method: 'POST',
  path: '/v1/account_links',
  needsAccount: false,
  input: z.strictObject({
    account: z.string(),
    type: z.enum(['account_onboarding', 'account_update']),
    return_url: url,
    refresh_url: url,
    collection_options: ignored,
    collect: ignored,
    expand: ignored,
  }),
  async handle({ trx, now, config, input }) {
    const account = await findAccount({ trx }, input.account)
    const id = newId('link', 40)
    const expires_at = new Date(now.getTime() + LINK_MINUTES * 60_000)
    const { return_url, refresh_url } = input
    await trx
      .insertInto('account_link')
      .values({ id, account_id: account.id, return_url, refresh_url, expires_at })
      .execute()
    return {
      object: 'account_link',
      created: unixTime(now),
      expires_at: unixTime(expires_at),
      url: `${config.pagesUrl()}/onboarding/${id}`,
    }
  },
})

/** The sandbox has pages instead of components, so a session opens nothing; it is there for callers of either. */
const createSession = operation({
  method: 'POST',
  path: '/v1/account_sessions',
  needsAccount: false,
  input: z.strictObject({ account: z.string(), components: z.record(z.string(), z.unknown()), expand: ignored }),
  async handle({ trx, now, input }) {
    const account = await findAccount({ trx }, input.account)
    if (Object.keys(input.components).length === 0) throw invalidRequest('Name a component.', { param: 'components' })
    return {
      object: 'account_session',
      account: account.id,
      client_secret: newId('accs_secret_', 40),
      components: input.components,
      expires_at: unixTime(new Date(now.getTime() + LINK_MINUTES * 60_000)),
      livemode: false,
    }
  },
})

export const accountOperations: Operation[] = [create, retrieve, createLink, createSession]
