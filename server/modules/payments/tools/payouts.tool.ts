import type { Database } from '../../../db/connection'
import type { PayoutState } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { periodOf } from '../../../domain/period'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import { withMissing } from '../../../record-tools/events'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import { listPayouts, type PayoutRow } from '../payouts/payout.repository'
import { payoutFailureFor } from './failure-words'
import { moneyTool } from './money-tool'

/** What the payment provider has sent to the dealership's bank account. */
export const payoutsTool = (db: Database): RecordTool =>
  moneyTool(db, {
    name: 'payouts',
    description: 'Deposits of the payment provider to the bank account of a dealership; newest first.',
    input: ['period', 'amount', 'state', 'sort', 'skip', 'limit'],
    states: statesIn(states, { open: 'not in the bank yet', on_its_way: 'the same as open', paid: 'in the bank' }),
    records: { en: 'bank payouts', es: 'abonos en el banco' },
    find: async ({ dealershipId, input, asker }) => {
      const period = periodOf(asker.timeZone, input.period?.from, input.period?.to)
      const filter = { dealershipId, state: undefined, period }
      const newestFirst = { field: 'created_at', direction: 'desc' } as const
      const { items, total: listed } = await listPayouts(db, filter, newestFirst, { page: 1, limit: MAX_LISTED })
      const ofStates = ofState<readonly PayoutState[]>(states, input.state)
      const { meant, shown } = chooseListed(
        {
          items,
          momentOf: ({ created_at }) => created_at,
          amountOf: ({ amount }) => amount,
          currencyOf: ({ currency }) => currency,
          isMeant: ({ state }) => input.state === undefined || (ofStates?.includes(state) ?? false),
        },
        input,
        asker,
      )
      const counted = input.state === 'failed' ? meant : meant.filter(({ state }) => !failed.includes(state))
      const [last] = items
      return {
        facts: shown.map((payout) => factOf(payout, asker)),
        total: meant.length,
        // What failed has not arrived.
        sum: listed > MAX_LISTED ? undefined : writeSums(counted, asker),
        average: listed > MAX_LISTED ? undefined : writeAverage(counted, asker),
        instead:
          meant.length === 0 && last
            ? { heading: inLanguage(lastOne, asker), facts: [factOf(last, asker)] }
            : undefined,
      }
    },
  })

const lastOne = { en: 'The last one', es: 'El último' }

const failed: readonly PayoutState[] = ['FAILED', 'CANCELED']
const states = {
  open: ['PENDING', 'IN_TRANSIT'],
  on_its_way: ['PENDING', 'IN_TRANSIT'],
  paid: ['PAID'],
  failed,
} satisfies Record<string, readonly PayoutState[]>

function factOf({ amount, currency, state, failure, created_at, arrives_at }: PayoutRow, asker: Asker): Fact {
  const [day, arrival] = [dayFor(created_at, asker), dayFor(arrives_at, asker)]
  const known = [
    amountWriter(currency, asker.locale)(amount),
    inLanguage(stateWords[state], asker),
    ...(failed.includes(state) ? [] : [inLanguage(state === 'PAID' ? arrived : arrives, asker) + arrival]),
  ]
  const title = inLanguage({ en: `Payout of ${day}`, es: `Abono del ${day}` }, asker)
  const details: Detail[] = [
    ...(failure
      ? [{ about: ['failed', 'declined', 'reason'], text: payoutFailureFor(failure, asker), said: 'always' } as const]
      : []),
    ...(failed.includes(state) ? [] : [arrivalOf(state, arrival, asker)]),
  ]
  return {
    ...{ title, path: '/payouts', text: `${title}: ${known.join(', ')}`, at: created_at },
    details: withMissing(details, missing, asker),
  }
}

const arrivalOf = (state: PayoutState, arrival: string, asker: Asker): Detail => ({
  about: ['delivered', 'when', 'where'],
  text: inLanguage(state === 'PAID' ? arrived : arrives, asker) + arrival,
  said: 'asked',
})

const missing = { failed: { en: 'it did not fail', es: 'no falló' } }

const arrived = { en: 'in the bank on ', es: 'en el banco el ' }
const arrives = { en: 'expected in the bank on ', es: 'se espera en el banco el ' }

const stateWords: Record<PayoutState, Text> = {
  PENDING: { en: 'not sent yet', es: 'aún sin enviar' },
  IN_TRANSIT: { en: 'on its way', es: 'en camino' },
  PAID: { en: 'paid out', es: 'abonado' },
  FAILED: { en: 'failed', es: 'fallido' },
  CANCELED: { en: 'cancelled', es: 'cancelado' },
}
