import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let url: string
let key: string
beforeAll(async () => {
  test = await createTestApp()
  const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
  url = `/api/v2/machines/operator/${body.items[0].id}/messages`
})
beforeEach(async () => {
  key = randomUUID()
  await test.db.deleteFrom('operator_machine_message').execute()
})
afterAll(() => test.close())

const send = async (body: string, who: Who = 'operator', address = url) =>
  (await test.as(who)).send('POST', address, {
    payload: JSON.stringify({ body }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })

const stored = async () => {
  const rows = await test.db.selectFrom('operator_machine_message').select('body').execute()
  return rows.map(({ body }) => body)
}
const isReplayed = ({ raw }: Awaited<ReturnType<typeof send>>) => raw.headers['idempotency-replayed'] === 'true'

describe('a request repeated with its Idempotency-Key', () => {
  it('is handled once and gets the same reply', async () => {
    const [first, second] = [await send('The bucket drifts.'), await send('The bucket drifts.')]
    expect([first.status, isReplayed(first)]).toEqual([201, false])
    expect([second.status, isReplayed(second)]).toEqual([201, true])
    expect(second.body).toEqual(first.body)
    // The repetition may prefer another language than the stored reply has.
    expect([first, second].map(({ raw }) => raw.headers['content-language'])).toEqual(['en', undefined])
    expect(await stored()).toEqual(['The bucket drifts.'])
  })

  it('is handled once even if all attempts arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('The bucket drifts.')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await stored()).toEqual(['The bucket drifts.'])
  })

  it('is refused with 422 and changes nothing when its body differs', async () => {
    await send('The bucket drifts.')
    const other = await send('The boom drifts.')
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect(await stored()).toEqual(['The bucket drifts.'])
  })

  it('is a separate request when another person sends it', async () => {
    await send('The bucket drifts.')
    expect((await send('The bucket drifts.', 'operatorAdmin')).status).toBe(201)
    expect(await stored()).toHaveLength(2)
  })

  it('may be corrected after it was refused', async () => {
    expect((await send('   ')).status).toBe(400)
    expect((await send('The bucket drifts.')).status).toBe(201)
  })

  it('is a new request after 24 hours', async () => {
    await send('The bucket drifts.')
    await sql`update idempotency_key set created_at = created_at - interval '24 hours'`.execute(test.db)
    const later = await send('The boom drifts.')
    expect([later.status, isReplayed(later)]).toEqual([201, false])
  })

  it('is not handled again when the process ended before the reply was stored', async () => {
    await send('The bucket drifts.')
    await sql`update idempotency_key set status = null, sealed_reply = null where key = ${key}`.execute(test.db)
    const again = await send('The bucket drifts.')
    expect([again.status, again.body.code]).toEqual([409, 'already_done'])
    expect(await stored()).toEqual(['The bucket drifts.'])
  })

  it('stores the reply unreadably', async () => {
    await send('The bucket drifts.')
    const { sealed_reply } = await test.db
      .selectFrom('idempotency_key')
      .where('key', '=', key)
      .select('sealed_reply')
      .executeTakeFirstOrThrow()
    expect(sealed_reply?.includes('bucket')).toBe(false)
  })

  it('leaves no expired key in the database', async () => {
    await send('The bucket drifts.')
    await sql`update idempotency_key set created_at = created_at - interval '24 hours'`.execute(test.db)
    await test.jobs['delete-idempotency-keys']({}, { signal: new AbortController().signal, lastAttempt: false })
    expect(await test.db.selectFrom('idempotency_key').select('key').execute()).toEqual([])
  })
})
