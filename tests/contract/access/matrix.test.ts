import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAddressSigner } from '../../../server/http/signed-address'
import { createKeyring } from '../../../server/infrastructure/keys/keyring'
import { createTestApp, type TestApp, testKeyring } from '../../support/test-app'
import { visit } from '../../support/visitor'
import { type Described, operations } from '../documents'
import { assemble, type Cast } from './cast'
import { type Column, columns, type Neighbour, neighbours, type Side } from './columns'
import { everyRow } from './every-row'
import { createRecords, type Records, remembered } from './records'
import type { ClosedRow } from './rows'
import { send } from './send'
import { badTokens } from './tokens'

let test: TestApp
let cast: Cast
let records: Records
let bad: Record<string, string | undefined>
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
  bad = await badTokens(test)
})
afterAll(() => test.close())

/** Fewer than the calls that one address may make in a minute. */
const anyRole: (Column | Neighbour)[] = [
  'superUser',
  'dealerAdmin',
  'operatorAdmin',
  'operator',
  'rivalAdmin',
  'formerAdmin',
]

/** Each role against each operation, with what must come out written by hand, never derived from the contract. */
describe('who may do what: every operation, every role, own and foreign records', () => {
  it('has a row for each operation, and no other', () => {
    expect(Object.keys(everyRow).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  })

  const rowOf = (operation: Described) => everyRow[operation.operationId]
  const named = (kind: string) =>
    operations.flatMap((operation) => {
      const row = rowOf(operation)
      return row && kind in row ? [[operation.operationId, operation] as const] : []
    })

  const isRead = ({ name }: Described) => name.startsWith('GET ')
  const recordsFor = (operation: Described) => (isRead(operation) ? remembered(records) : records)

  it.each(named('own'))('%s', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('own' in row)) throw new Error('no row')
    for (const side of ['own', 'foreign'] satisfies Side[]) {
      const expected = row[side]
      if (expected === undefined) continue
      const made = recordsFor(operation)
      const ask = async (who: Column) =>
        (await send(cast.visitors[who], operation, await row.call({ records: made, who, side }))).status
      const statuses = isRead(operation) ? await Promise.all(columns.map(ask)) : await inTurn(columns, ask)
      expect(`${side}: ${statuses.join(' ')}`).toBe(`${side}: ${expected}`)
    }
  })

  /** What the staff of a neighbour get, in the notation of the rows. */
  const asked = async (operation: Described, row: ClosedRow, kind: keyof typeof neighbours, of: [Side, Column]) => {
    const [side, who] = of
    const made = recordsFor(operation)
    const answers: string[] = []
    for (const neighbour of neighbours[kind]) {
      const call = await row.call({ records: made, who, side })
      const { status, raw } = await send(cast.visitors[neighbour], operation, call)
      const isShown = call.shows !== undefined && raw.body.includes(call.shows)
      answers.push(`${status}${call.shows === undefined || status >= 400 ? '' : isShown ? '+' : '-'}`)
    }
    return answers.join(' ')
  }

  it.each(named('own'))('%s: staff of a dealership that serves the same operator', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('own' in row)) throw new Error('no row')
    const operator = await asked(operation, row, 'rival', ['rival', 'operatorAdmin'])
    if (typeof row.rival === 'string') return expect(operator).toBe(row.rival)
    const dealership = await asked(operation, row, 'rival', ['rival', 'dealerAdmin'])
    expect({ dealership, operator }).toEqual(row.rival)
  })

  it.each(named('own'))('%s: staff of a dealership whose service has ended', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('own' in row)) throw new Error('no row')
    const before = await asked(operation, row, 'former', ['before', 'operatorAdmin'])
    if (row.after === undefined) return expect(before).toBe(row.before)
    const after = await asked(operation, row, 'former', ['after', 'operatorAdmin'])
    expect({ before, after }).toEqual({ before: row.before, after: row.after })
  })

  it('expects something of both neighbours in each row, and of both times where a record is named', () => {
    const isIncomplete = (row: ClosedRow) => !row.rival || !row.before || (row.foreign && !row.after)
    const incomplete = Object.entries(everyRow).filter(([, row]) => 'own' in row && isIncomplete(row))
    expect(incomplete.map(([id]) => id)).toEqual([])
  })

  it.each(named('own'))('%s: missing, expired, forged and revoked tokens', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('own' in row)) throw new Error('no row')
    const call = await row.call({ records, who: 'superUser', side: 'own' })
    for (const [kind, token] of Object.entries(bad)) {
      const { status, body } = await send(visit(test.app, token), operation, call)
      expect([kind, status, body.code]).toEqual([kind, 401, 'token_not_valid'])
    }
  })

  it.each(named('open'))('%s asks nobody who they are', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('open' in row)) throw new Error('no row')
    const signedIn = anyRole.map((who) => cast.visitors[who])
    const callers = [test.anyone, ...signedIn, visit(test.app, bad.forged)]
    const statuses = []
    for (const caller of callers) {
      const call = await row.call({ records, who: 'superUser', side: 'own' })
      statuses.push((await send(caller, operation, call)).status)
    }
    expect(statuses).toEqual(callers.map(() => row.open))
  })

  it.each(named('signed'))('%s opens to a proof of its own alone, whoever asks', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('signed' in row)) throw new Error('no row')
    const keys = testKeyring.keysFor('file-address')
    const now = createAddressSigner(keys)
    const past = createAddressSigner(keys, () => Date.now() - 3_600_000)
    const missing = row.bearer ? [] : [{}]
    const forged = createAddressSigner(
      createKeyring({ secret: 'another secret that is long enough' }).keysFor('file-address'),
    )
    for (const side of ['own', 'foreign'] satisfies Side[]) {
      const { url, subject } = await row.signed({ records, who: 'operator', side })
      const statuses = []
      const good = now.sign(subject)
      const cutOff = { ...good, signature: good.signature.slice(0, 5) }
      const bad = [now.sign(`${subject}0`), forged.sign(subject), cutOff, { signature: good.signature }]
      // Without its end, an address is incomplete where nothing else opens it.
      const halves = row.bearer ? 403 : 400
      for (const proof of [good, ...bad, past.sign(subject), ...missing]) {
        const query = Object.entries(proof).map(([name, value]) => `${name}=${value}`)
        const address = `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`
        for (const caller of [test.anyone, cast.visitors.formerAdmin]) statuses.push((await caller.get(address)).status)
      }
      expect([side, ...statuses]).toEqual([
        ...[side, 200, 200, 403, 403, 403, 403, 403, 403, halves, halves, 410, 410],
        ...missing.flatMap(() => [400, 400]),
      ])
    }
  })

  it.each(named('bearer'))('%s opens to a bearer token of whoever sees the record', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('signed' in row) || !row.bearer) throw new Error('no row')
    for (const side of ['own', 'foreign'] satisfies Side[]) {
      const ask = async (who: Column) =>
        (await cast.visitors[who].get((await row.signed({ records, who, side })).url)).status
      expect(`${side}: ${(await inTurn(columns, ask)).join(' ')}`).toBe(`${side}: ${row.bearer[side]}`)
    }
    const { url } = await row.signed({ records, who: 'superUser', side: 'own' })
    for (const visitor of [test.anyone, ...Object.values(bad).map((token) => visit(test.app, token))]) {
      const { status, body } = await visitor.get(url)
      expect([status, body.code]).toEqual([401, 'token_not_valid'])
    }
  })

  it.each(named('portal'))('%s opens to a good link of its kind alone, whoever asks', async (_, operation) => {
    const row = rowOf(operation)
    if (!row || !('portal' in row)) throw new Error('no row')
    for (const side of ['own', 'foreign'] satisfies Side[]) {
      const tokens = Object.entries(await records.portalTokens(side, row.portal))
      const statuses: [string, number[]][] = []
      for (const [kind, token] of tokens) {
        const answers = []
        for (const caller of [test.anyone, cast.visitors.rivalAdmin]) {
          answers.push((await send(caller, operation, row.shown(token))).status)
        }
        statuses.push([kind, answers])
      }
      expect({ side, ...Object.fromEntries(statuses) }).toEqual({
        side,
        good: [row.opens, row.opens],
        forged: [404, 404],
        cutOff: [404, 404],
        otherKind: [404, 404],
        expired: [410, 410],
        revoked: [410, 410],
        ofFormerDealership: [410, 410],
      })
    }
  })
})

async function inTurn<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}
