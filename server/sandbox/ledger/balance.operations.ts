import type Stripe from 'stripe'
import { z } from 'zod'
import { noSuch } from '../api/api-error'
import { none } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation } from '../api/operation'
import type { LedgerTransaction } from '../database/schema'
import { balanceTransactionObject, kindsOf, shownKinds } from './balance-transaction.object'
import { balancesOf } from './balances'

const balance = operation({
  method: 'GET',
  path: '/v1/balance',
  input: none,
  async handle({ trx, now, account }) {
    const found = await balancesOf({ trx, now }, account.id)
    const balances = found.length > 0 ? found : [{ currency: account.currency, available: 0, pending: 0 }]
    return {
      object: 'balance',
      available: balances.map(({ currency, available }) => fund(currency, available)),
      pending: balances.map(({ currency, pending }) => fund(currency, pending)),
      livemode: false,
    } satisfies Partial<Stripe.Balance>
  },
})

const fund = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } })

const list = operation({
  method: 'GET',
  path: '/v1/balance_transactions',
  input: z.strictObject({
    ...paging,
    type: z.string().optional(),
    source: z.string().optional(),
    currency: z.string().optional(),
    payout: z.string().optional(),
  }),
  async handle({ trx, now, account, input: { type, source, currency, payout, ...page } }) {
    const { rows, hasMore } = await readPage<'ledger_transaction', LedgerTransaction>(trx, 'ledger_transaction', {
      accountId: account.id,
      page,
      where: { source: source ?? payout, currency },
      among: { kind: type === undefined ? shownKinds : kindsOf(type) },
    })
    const objects = rows.map((row) => balanceTransactionObject(row, now))
    return listOf('/v1/balance_transactions', objects, hasMore)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/balance_transactions/:id',
  input: none,
  async handle({ trx, now, account, id }) {
    const row = await trx
      .selectFrom('ledger_transaction')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!row) throw noSuch('balance transaction', id)
    return balanceTransactionObject(row, now)
  },
})

export const balanceOperations: Operation[] = [balance, list, retrieve]
