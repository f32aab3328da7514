import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccount, setLinkEnded } from '../../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { addDays, type Day, day } from '../../../domain/day'
import { startOfDay } from '../../../domain/time-zone'
import { evaluateSchedules } from '../due-items/evaluate-schedules'

let test: TestApp
let northfield: string
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
beforeEach(async () => {
  await test.db.deleteFrom('machine_instance').execute()
  await test.db.deleteFrom('email').execute()
  await test.db.deleteFrom('person').where('email', '=', secondAdmin).execute()
  await test.db.deleteFrom('customer_contact').execute()
  await test.db.updateTable('person').set({ due_emails: 'daily' }).execute()
  await test.db.updateTable('organization').set({ digested_on: null }).execute()
})
afterEach(() => vi.useRealTimers())
afterAll(() => test.close())

const secondAdmin = 'second-admin@northfield.example'
/** A Wednesday. */
const wednesday = day('2026-11-18')
const denver = 'America/Denver'
const hour = 3_600_000
const at = (on: Day, hours: number, timeZone = denver) =>
  vi.useFakeTimers({ toFake: ['Date'], now: startOfDay(timeZone, on).getTime() + hours * hour })
const context = { signal: new AbortController().signal, lastAttempt: false }
/** What the clock sets off every quarter of an hour. */
const tick = () => test.jobs['evaluate-schedules']({}, context)
const prefer = (who: 'dealerAdmin' | 'operatorAdmin', due_emails: 'at_once' | 'weekly' | 'never') =>
  test.db.updateTable('person').set({ due_emails }).where('email', '=', people[who]).execute()
const mailed = async () => {
  const emails = await test.db.selectFrom('email').selectAll().orderBy('recipient').orderBy('created_at').execute()
  return emails.filter(({ kind }) => kind === 'maintenance_due')
}
const recipients = async () => (await mailed()).map(({ recipient }) => recipient)

/** Machines of Ridgeline on which something falls due on a day. */
async function addDue(count: number, dueOn: Day, task = 'Yearly check') {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    ids.push(await addInstance(test, { operatorId: ridgeline, dealershipId: northfield }))
  }
  await planDue(ids, dueOn, task)
  return ids
}

async function planDue(ids: readonly string[], dueOn: Day, name: string) {
  await sql`
    insert into instance_task (organization_id, instance_id, name, interval_days, counts_from_on, last_done_on)
    select organization_id, id, ${name}, 30, ${addDays(dueOn, -30)}::date, ${addDays(dueOn, -30)}::date
    from machine_instance where id = any(${ids}::uuid[])`.execute(test.db)
  await sql`update machine_instance set next_evaluation_on = ${dueOn} where id = any(${ids}::uuid[])`.execute(test.db)
}

describe('the e-mails of a morning', () => {
  it('are one for each person, however many machines: 1,000 machines and 3 admins are 3 e-mails', async () => {
    await addAccount(test, {
      organization: 'Northfield Equipment',
      group: 'Org Admin',
      email: secondAdmin,
    })
    await sql`
      insert into machine_instance (organization_id, dealership_id, machine_id, serial_number, serial_key, name)
      select ${ridgeline}, ${northfield}, ${await test.machineId('WL-120')}, 'M' || n, 'M' || n, 'Loader ' || n
      from generate_series(1, 1000) as n`.execute(test.db)
    const machines = await test.db.selectFrom('machine_instance').select('id').execute()
    await planDue(
      machines.map(({ id }) => id),
      wednesday,
      'Yearly check',
    )
    at(wednesday, 6)
    await tick()
    await tick()
    const emails = await mailed()
    expect(emails.map(({ recipient }) => recipient)).toEqual([
      'admin@northfield.example',
      'admin@ridgeline.example',
      secondAdmin,
    ])
    for (const { subject, text } of emails) {
      expect(subject).toBe('1000 machines: 1000 tasks due')
      expect(text).toContain('And on 950 more machines.')
      expect(text.match(/machine-service-kits\?token=/g)).toHaveLength(1)
    }
  })

  it('are sent once, at six in the time zone of each organization', async () => {
    await test.db
      .updateTable('organization')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', northfield)
      .execute()
    await addDue(1, wednesday)
    // Two hours before Denver's morning, it is New York's; what fell due at Denver's midnight is in it.
    at(wednesday, 3.75)
    await tick()
    expect(await recipients()).toEqual([])
    at(wednesday, 4)
    await tick()
    expect(await recipients()).toEqual(['admin@northfield.example'])
    expect((await mailed())[0]?.text).toContain('- Yearly check: due now.')
    at(wednesday, 5.75)
    await tick()
    expect(await recipients()).toHaveLength(1)
    at(wednesday, 6)
    await tick()
    at(wednesday, 6.25)
    await tick()
    expect(await recipients()).toEqual(['admin@northfield.example', 'admin@ridgeline.example'])
    await test.db.updateTable('organization').set({ time_zone: denver }).where('id', '=', northfield).execute()
  })

  it('are sent at the start if the server was down in the morning; later items wait for the next morning', async () => {
    await addDue(1, wednesday)
    at(wednesday, 9)
    await tick()
    expect(await recipients()).toHaveLength(2)
    const later = await addDue(1, wednesday, 'Grease')
    await testUnitOfWork(test.db).transact((trx) => evaluateSchedules(trx, later))
    await tick()
    expect(await recipients()).toHaveLength(2)
    at(addDays(wednesday, 1), 6)
    await tick()
    expect((await mailed()).map(({ subject }) => subject).sort()).toEqual([
      ...['Loader 3: Grease due', 'Loader 3: Grease due'],
      ...['Loader 3: Yearly check due', 'Loader 3: Yearly check due'],
    ])
  })

  it('omit tasks that were done before the morning, and for a dealership those that it no longer serves', async () => {
    const [doneMachine = '', leftMachine = ''] = await addDue(2, wednesday)
    at(wednesday, 1)
    await tick()
    await test.db.updateTable('due_item').set({ status: 'DONE' }).where('instance_id', '=', doneMachine).execute()
    await test.db.updateTable('due_item').set({ dealership_id: null }).where('instance_id', '=', leftMachine).execute()
    at(wednesday, 6)
    await tick()
    expect((await mailed()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@ridgeline.example', 'Loader 3: Yearly check due'],
    ])
  })
})

describe('the link to due kits in the e-mail of a customer’s admin', () => {
  const kitsLink = async () => {
    const email = (await mailed()).find(({ recipient }) => recipient === people.operatorAdmin)
    const token = /machine-service-kits\?token=([\w.-]+)/.exec(email?.text ?? '')?.[1]
    return token && (await test.anyone.get(`/api/v2/machines/machine-service-kits-portal/${token}`)).body
  }

  it('leads to the dealership that serves the machine, which takes orders', async () => {
    const catalogue = { organization_id: northfield, name: 'Parts', currency: 'USD' }
    await test.db.insertInto('catalogue').values(catalogue).execute()
    await addDue(1, wednesday)
    at(wednesday, 6)
    await tick()
    vi.useRealTimers()
    expect(await kitsLink()).toMatchObject({ dealership: 'Northfield Equipment', can_order: true })
  })

  it('is left out where no dealership serves the machine, because nothing can be ordered there', async () => {
    const [id = ''] = await addDue(1, wednesday)
    await test.db.updateTable('machine_instance').set({ dealership_id: null }).where('id', '=', id).execute()
    at(wednesday, 6)
    await tick()
    vi.useRealTimers()
    expect(await recipients()).toEqual([people.operatorAdmin])
    expect(await kitsLink()).toBeUndefined()
  })
})

describe('a customer whose accounts get none', () => {
  const office = 'office@ridgeline.example'
  const enter = async (email: string | null) => {
    const clerk = await test.as('dealerUser')
    const url = `/api/v2/organizations/${northfield}/customers/${ridgeline}/contact`
    expect((await clerk.put(url, { email })).status).toBe(200)
  }
  /** What Ridgeline, rather than its dealership, gets in the morning. */
  async function morning() {
    at(wednesday, 1)
    await tick()
    at(wednesday, 6)
    await tick()
    await tick()
    vi.useRealTimers()
    return (await mailed()).filter(({ recipient }) => recipient !== people.dealerAdmin)
  }

  it('gets one e-mail at the address of its dealership, whose link opens the due kits without an account', async () => {
    await enter(office)
    await prefer('operatorAdmin', 'never')
    await addDue(2, wednesday)
    const emails = await morning()
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([[office, '2 machines: 2 tasks due']])
    const [text = ''] = emails.map((email) => email.text)
    const pages = [...text.matchAll(/https?:\/\/[^/\s]+(\/[\w-]+)\?token=([\w.-]+)/g)].map(([, page, token]) => ({
      page,
      token,
    }))
    expect(pages.map(({ page }) => page)).toEqual(['/machine-service-kits', '/unsubscribe'])
    expect(text).not.toMatch(/machine-instances|Mark it as done/)
    const { status, body } = await test.anyone.get(`/api/v2/machines/machine-service-kits-portal/${pages[0]?.token}`)
    expect([status, body.dealership]).toEqual([200, 'Northfield Equipment'])
    expect((await test.anyone.post(`/api/v2/unsubscribe/${pages[1]?.token}`)).status).toBe(204)
    expect(await test.db.selectFrom('customer_contact').selectAll().execute()).toEqual([])
  })

  it('is not e-mailed twice: an account that wants these e-mails gets them, and the address does not', async () => {
    await enter(office)
    await addDue(1, wednesday)
    expect((await morning()).map(({ recipient }) => recipient)).toEqual([people.operatorAdmin])
    expect(await test.db.selectFrom('due_contact_notice').selectAll().execute()).toEqual([])
  })

  it.each([
    ['was removed', () => enter(null)],
    ['unsubscribed before', () => test.db.deleteFrom('customer_contact').execute()],
    ['is that of a dealership that no longer serves it', () => setLinkEnded(test, 'Ridgeline Quarry', true)],
    ['is of an account that wants none', () => enter(people.operatorAdmin)],
  ])('gets none where the address %s', async (_, change) => {
    await enter(office)
    await prefer('operatorAdmin', 'never')
    await addDue(1, wednesday)
    at(wednesday, 1)
    await tick()
    vi.useRealTimers()
    await change()
    const emails = await morning()
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    expect(emails).toEqual([])
  })

  describe('whose dealership has entered the address of an account that is no admin’s', () => {
    const worker = people.operator
    const choose = (due_emails: 'at_once' | 'weekly' | 'never') =>
      test.db.updateTable('person').set({ due_emails }).where('email', '=', worker).execute()

    it('gets one e-mail there, which leads to the machines and ends by the choice of the account', async () => {
      await enter(worker)
      await prefer('operatorAdmin', 'never')
      await addDue(2, wednesday)
      const emails = await morning()
      expect(emails.map(({ recipient }) => recipient)).toEqual([worker])
      expect(emails[0]?.text).toMatch(/\/machine-instances\b/)
      const token = /unsubscribe\?token=(\S+)/.exec(emails[0]?.text ?? '')?.[1]
      expect((await test.anyone.post(`/api/v2/unsubscribe/${token}`)).status).toBe(204)
      const account = test.db.selectFrom('person').where('email', '=', worker).select('due_emails')
      expect(await account.executeTakeFirst()).toEqual({ due_emails: 'never' })
      expect(await test.db.selectFrom('customer_contact').select('email').execute()).toEqual([{ email: worker }])
    })

    it.each([
      ['an admin is e-mailed instead', () => prefer('operatorAdmin', 'weekly')],
      ['it wants none', () => choose('never')],
      ['another address is entered', () => enter(null)],
      ['the service ends', () => setLinkEnded(test, 'Ridgeline Quarry', true)],
    ])('gets none there where %s', async (_, change) => {
      await enter(worker)
      await prefer('operatorAdmin', 'never')
      await addDue(1, wednesday)
      at(wednesday, 1)
      await tick()
      vi.useRealTimers()
      await change()
      const emails = await morning()
      await setLinkEnded(test, 'Ridgeline Quarry', false)
      expect(emails).toEqual([])
    })

    it('gets it as often as the account has chosen', async () => {
      await enter(worker)
      await prefer('operatorAdmin', 'never')
      await prefer('dealerAdmin', 'never')
      await choose('weekly')
      at(wednesday, 6)
      await tick()
      await addDue(1, addDays(wednesday, 1))
      at(addDays(wednesday, 1), 6)
      await tick()
      expect(await recipients()).toEqual([])
      at(addDays(wednesday, 5), 6)
      await tick()
      expect(await recipients()).toEqual([worker])
    })
  })

  it('gets none of what was done before the morning, or of machines that another dealership serves', async () => {
    await enter(office)
    await prefer('operatorAdmin', 'never')
    const [done = '', left = ''] = await addDue(2, wednesday)
    at(wednesday, 1)
    await tick()
    await test.db.updateTable('due_item').set({ status: 'DONE' }).where('instance_id', '=', done).execute()
    await test.db.updateTable('due_item').set({ dealership_id: null }).where('instance_id', '=', left).execute()
    expect(await morning()).toEqual([])
  })
})

describe('a link that ends before the morning', () => {
  it('leaves the former dealership without an e-mail about that machine; the owner gets it', async () => {
    await addDue(1, wednesday)
    at(wednesday, 1)
    await tick()
    const waiting = await test.db.selectFrom('due_notice').select('organization_id').execute()
    expect(waiting.map(({ organization_id }) => organization_id).sort()).toEqual([northfield, ridgeline].sort())
    vi.useRealTimers()
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    at(wednesday, 6)
    await tick()
    vi.useRealTimers()
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    expect((await mailed()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@ridgeline.example', 'Loader 3: Yearly check due'],
    ])
    expect(await test.db.selectFrom('due_notice').selectAll().execute()).toEqual([])
  })
})

describe('the frequency', () => {
  it('weekly: on the next Monday, with all of the week', async () => {
    await prefer('operatorAdmin', 'weekly')
    await prefer('dealerAdmin', 'never')
    at(wednesday, 6)
    await tick()
    await addDue(1, addDays(wednesday, 1))
    await addDue(1, addDays(wednesday, 2), 'Grease')
    for (const later of [1, 2, 3, 4]) {
      at(addDays(wednesday, later), 6)
      await tick()
    }
    expect(await recipients()).toEqual([])
    at(addDays(wednesday, 5), 6)
    await tick()
    const emails = await mailed()
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@ridgeline.example', '2 machines: 2 tasks due'],
    ])
    expect(emails[0]?.text).toContain('- Yearly check: 4 days over.')
    expect(emails[0]?.text).toContain('- Grease: 3 days over.')
  })

  it('at once: within one job, what fell due in one transaction in one e-mail', async () => {
    await prefer('operatorAdmin', 'at_once')
    await prefer('dealerAdmin', 'never')
    const ids = await addDue(3, wednesday)
    at(wednesday, 14)
    await testUnitOfWork(test.db).transact((trx) => evaluateSchedules(trx, ids))
    vi.useRealTimers()
    await test.runJobs()
    expect((await mailed()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['admin@ridgeline.example', '3 machines: 3 tasks due'],
    ])
  })

  it('never: nothing, also of items that were waiting', async () => {
    await addDue(1, wednesday)
    at(wednesday, 1)
    await tick()
    await prefer('operatorAdmin', 'never')
    await prefer('dealerAdmin', 'never')
    at(wednesday, 6)
    await tick()
    expect(await recipients()).toEqual([])
    expect(await test.db.selectFrom('due_notice').selectAll().execute()).toEqual([])
  })

  it('is chosen by each person alone', async () => {
    const admin = await test.as('operatorAdmin')
    const { body: me } = await admin.get('/api/v2/auth/me')
    expect(me.due_emails).toBe('daily')
    expect((await admin.put(`/api/v2/users/${me.id}`, { due_emails: 'weekly' })).body.due_emails).toBe('weekly')
    const other = await test.as('dealerAdmin')
    const { body: them } = await other.get('/api/v2/auth/me')
    const operator = await test.as('operator')
    const { body: theirs } = await operator.get('/api/v2/auth/me')
    expect((await admin.put(`/api/v2/users/${theirs.id}`, { due_emails: 'never' })).status).toBe(403)
    expect((await admin.put(`/api/v2/users/${them.id}`, { due_emails: 'never' })).status).toBe(404)
  })
})

describe('unsubscribing, without an account (RFC 8058)', () => {
  const tokenOf = async () => {
    await addDue(1, wednesday)
    at(wednesday, 6)
    await tick()
    vi.useRealTimers()
    const email = (await mailed()).find(({ recipient }) => recipient === 'admin@ridgeline.example')
    const token = /unsubscribe\?token=(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
    expect(email?.unsubscribe_url).toMatch(new RegExp(`^https?://.*/api/v2/unsubscribe/${token}$`))
    expect(email?.secrets).toContain(token)
    return token
  }
  const chosen = async () =>
    (
      await test.db
        .selectFrom('person')
        .where('email', '=', 'admin@ridgeline.example')
        .select('due_emails')
        .executeTakeFirstOrThrow()
    ).due_emails

  it('opening the address changes nothing and leads to the page', async () => {
    const token = await tokenOf()
    const { status, raw } = await test.anyone.get(`/api/v2/unsubscribe/${token}`)
    expect([status, raw.body]).toEqual([200, expect.stringMatching(`url=[^"]*/unsubscribe\\?token=${token}"`)])
    expect(await chosen()).toBe('daily')
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
  ])('a POST as %s unsubscribes, also when it is sent twice', async (type, payload) => {
    const url = `/api/v2/unsubscribe/${await tokenOf()}`
    const post = () => test.anyone.send('POST', url, { payload, headers: { 'content-type': type } })
    expect([(await post()).status, (await post()).status]).toEqual([204, 204])
    expect(await chosen()).toBe('never')
  })

  it('a forged token is not found', async () => {
    const token = await tokenOf()
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await test.anyone.post(`/api/v2/unsubscribe/${forged}`)).status).toBe(404)
    expect(await chosen()).toBe('daily')
  })

  it('no other operation accepts a form', async () => {
    const sent = { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await test.anyone.send('POST', '/api/v2/auth/login', sent)).status).toBe(415)
  })
})
