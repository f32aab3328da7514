import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../../server/db/connection'
import type { StoredAnswer } from '../../../server/modules/assistants/conversations/conversation'
import { pdfOf, uploadAndRead } from '../../support/manuals'
import { people, type TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import { createCatalogueRecords } from './catalogue-records'
import { type Column, isOperator, type Side } from './columns'
import { createInstanceRecords, modelOf } from './instance-records'
import { createMaintenanceRecords } from './maintenance.records'
import { createMaintenanceQuoteRecords } from './maintenance-quote.records'
import { createOrderRecords } from './order-records'
import { createPaymentRecords } from './payment-records'
import { createPortalLinksOf } from './portal-tokens'
import { createPricingRecords } from './pricing-records'
import { createQuoteRecords } from './quote-records'
import { createSalesRecords } from './sales-records'

/**
 * Real records in the database, each made when a call needs one, so that what one call changes no other one misses:
 * `own` belongs to the caller's organization (Northfield or Ridgeline), `foreign` to strangers of the same kind.
 */
export function createRecords(test: TestApp, cast: Cast) {
  const { db } = test
  const stored = new Map<Side, Promise<string>>()
  const organization = (who: Column, side: Side) =>
    cast.organizations[side][isOperator(who) ? 'operator' : 'dealership']

  const addPerson = async (who: Column, side: Side, invited: boolean) => {
    const { id } = await db
      .insertInto('person')
      .values({
        email: emailOf(),
        username: 'colleague',
        first_name: 'Colin',
        organization_id: organization(who, side),
        groups: [isOperator(who) ? 'Machine Operator' : 'Org User'],
        password_expires_at: invited ? new Date(Date.now() + 3_600_000) : null,
        onboarding_status: invited ? 'CHANGE_PASSWORD' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const orders = createOrderRecords(test, cast)
  const instances = createInstanceRecords(test, cast)
  const machine = (side: Side) => test.machineId(modelOf[side])
  const maintenance = createMaintenanceRecords(test, cast, { machine, ...instances })

  const conversation = async (who: Column, side: Side): Promise<{ id: string; answerId: string }> => {
    const email = side === 'foreign' ? people.strangerOperator : cast.emails[who]
    const { id } = await db
      .insertInto('conversation')
      .values(({ selectFrom }) => ({
        person_id: selectFrom('person').where('email', '=', email).select('id'),
        assistant: 'operations' as const,
        machine_id: selectFrom('machine').where('model', '=', 'WL-120').select('id'),
        title: 'Oil',
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const answerId = randomUUID()
    await db
      .insertInto('message')
      .values([
        { conversation_id: id, position: 0, role: 'user', content: 'how much oil?' },
        {
          conversation_id: id,
          position: 1,
          id: answerId,
          role: 'assistant',
          content: '13.5 litres',
          answer: JSON.stringify(answer),
        },
      ])
      .execute()
    return { id, answerId }
  }

  const storedManual = (side: Side) => {
    // Of the first dealership for all but these: it takes long to read one.
    const whose = side === 'foreign' || side === 'before' ? side : 'own'
    const as = { own: cast.visitors.dealerAdmin, foreign: 'strangerStaff', before: cast.visitors.formerAdmin } as const
    const made =
      stored.get(whose) ??
      machine(whose).then(async (machineId) => {
        await dropJobs(test)
        return uploadAndRead(test, { machineId, as: as[whose], pdf: await onePage() })
      })
    stored.set(whose, made)
    return made
  }

  /** The caller's own id, or that of somebody elsewhere. */
  const caller = async (who: Column, side: Side): Promise<string> => {
    const email = side === 'foreign' ? people.strangerOperator : cast.emails[who]
    const { id } = await db.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    return id
  }

  return {
    email: emailOf,
    name: () => `Brand ${randomUUID()}`,
    organization,
    person: (who: Column, side: Side) => cast.inTime(side, () => addPerson(who, side, false)),
    invited: (who: Column, side: Side) => cast.inTime(side, () => addPerson(who, side, true)),

    /** An organization by a description that was given to it just then. */
    async describedOrganization(who: Column, side: Side): Promise<{ id: string; description: string }> {
      const id = organization(who, side)
      const description = `Described ${randomUUID()}`
      await cast.inTime(side, () => db.updateTable('organization').set({ description }).where('id', '=', id).execute())
      return { id, description }
    },

    async session(who: Column, side: Side): Promise<string> {
      const email = side === 'foreign' ? people.strangerOperator : cast.emails[who]
      const { id } = await db
        .insertInto('session')
        .values(({ selectFrom }) => ({ person_id: selectFrom('person').where('email', '=', email).select('id') }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('refresh_token')
        .values({ id: randomUUID(), session_id: id, expires_at: new Date(Date.now() + 3_600_000) })
        .execute()
      return id
    },

    caller,

    async notice(who: Column, side: Side): Promise<string> {
      const { id } = await db
        .insertInto('notice')
        .values({
          person_id: await caller(who, side),
          outcome: 'success',
          text: { en: 'Done', es: 'Listo' },
          link: '/',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async listView(who: Column, side: Side): Promise<string> {
      const email = side === 'foreign' ? people.strangerOperator : cast.emails[who]
      const { id } = await db
        .insertInto('list_view')
        .values(({ selectFrom }) => ({
          person_id: selectFrom('person').where('email', '=', email).select('id'),
          list: '/machines',
          name: randomUUID(),
          search: '{}',
          hidden_columns: [],
          density: 'compact',
        }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    address: (who: Column, side: Side): Promise<string> =>
      cast.inTime(side, async () => {
        const values = { label: 'Yard', line1: '12 Quarry Road', city: 'Butte', country: 'US' }
        const { id } = await db
          .insertInto('address')
          .values({ organization_id: organization(who, side), ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    async organizationWithLogo(who: Column, side: Side): Promise<string> {
      const id = organization(who, side)
      const file = { name: 'logo.png', content: await picture(), field: 'file', type: 'image/png' }
      await cast.visitors.superUser.postForm(`/api/v2/organizations/${id}/logo`, {}, file)
      return id
    },

    async uploadedPicture(who: Column): Promise<string> {
      const file = { name: 'part.png', content: await picture(), field: 'file', type: 'image/png' }
      return (await cast.visitors[who].postForm('/api/v2/pictures', {}, file)).body.id
    },

    /** A request that waits: from the caller's dealership, or to the caller's operator. */
    linkRequest: (who: Column, side: Side) => addLinkRequest(db, cast, who, side),

    /** One that waits: from the caller's dealership to the caller's operator. */
    accountRequest: (side: Side) => cast.inTime(side, () => addAccountRequest(db, cast, side)),

    async twoOrganizations() {
      const add = async (name: string, type: 'DEALERSHIP' | 'OPERATOR') =>
        (await db.insertInto('organization').values({ name, type }).returning('id').executeTakeFirstOrThrow()).id
      return {
        dealership_id: await add('A dealership', 'DEALERSHIP'),
        operator_id: await add('An operator', 'OPERATOR'),
      }
    },

    async keptEmail(): Promise<string> {
      const { id } = await db
        .insertInto('email')
        .values({ kind: 'invitation', recipient: emailOf(), subject: 'Hello', html: '', text: '', status: 'KEPT' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async brand(): Promise<string> {
      const values = { name: `Brand ${randomUUID()}` }
      return (await db.insertInto('brand').values(values).returning('id').executeTakeFirstOrThrow()).id
    },

    machine,
    ...createCatalogueRecords(test, cast),
    ...createPricingRecords(test, cast),
    ...createSalesRecords(test, cast),

    manual: (side: Side, status: 'READY' | 'FAILED'): Promise<string> =>
      cast.inTime(side, async () => {
        const { id } = await db
          .insertInto('manual')
          .values({
            organization_id: cast.organizations[side].dealership,
            machine_id: await machine(side),
            display_name: 'Manual',
            kind: 'other',
            storage_key: `manuals/${randomUUID()}.pdf`,
            sha256: randomBytes(32).toString('hex'),
            size: 1,
            status,
            reason: status === 'FAILED' ? { en: 'It is damaged.', es: 'Está dañado.' } : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    /** A shared note of the dealership about the side's model. */
    note: (side: Side) =>
      cast.inTime(side, async () => {
        const body = `Grease the pins. ${randomUUID()}`
        const values = { organization_id: cast.organizations[side].dealership, machine_id: await machine(side) }
        const { id } = await db
          .insertInto('machine_note')
          .values({ ...values, question: '', body, is_shared: true })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id, machineId: values.machine_id, body }
      }),

    storedManual,
    async storedPath(side: Side): Promise<string> {
      const id = await storedManual(side)
      const manual = db.selectFrom('manual').where('id', '=', id).select('storage_key')
      return (await manual.executeTakeFirstOrThrow()).storage_key
    },

    conversation,

    /** A question of the operator of a side about its model that no manual answers. */
    unansweredQuestion: (side: Side): Promise<string> =>
      cast.inTime(side, async () => {
        const { operator } = cast.organizations[side]
        const { id: conversation_id } = await db
          .insertInto('conversation')
          .values(({ selectFrom }) => ({
            organization_id: operator,
            person_id: selectFrom('person').where('organization_id', '=', operator).select('id').limit(1),
            assistant: 'operations' as const,
            machine_id: selectFrom('machine').where('model', '=', modelOf[side]).select('id'),
          }))
          .returning('id')
          .executeTakeFirstOrThrow()
        const question = `which grease, ${randomUUID()}?`
        const refusal = JSON.stringify({ ...answer, confidence: 'none', refused: true, offTopic: false })
        await db
          .insertInto('message')
          .values([
            { conversation_id, position: 0, role: 'user', content: question },
            { conversation_id, position: 1, role: 'assistant', content: 'No manual answers.', answer: refusal },
          ])
          .execute()
        return question
      }),

    async feedback(who: Column, side: Side): Promise<string> {
      const { id: conversation_id, answerId } = await conversation(who, side)
      const { id } = await db
        .insertInto('feedback')
        .values(({ selectFrom }) => ({
          conversation_id,
          message_id: answerId,
          person_id: selectFrom('conversation').where('id', '=', conversation_id).select('person_id'),
          rating: 'down' as const,
        }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    ...instances,
    ...createPortalLinksOf(test, cast, instances),
    ...orders,
    ...createPaymentRecords(test, cast, orders),
    ...maintenance,
    ...createMaintenanceQuoteRecords(test, cast, { ...instances, ...maintenance }),
    ...createQuoteRecords(test, cast),

    /** An endpoint that the dealership has added for its operator, and that was read already. */
    telematicsSource: (side: Side): Promise<string> =>
      cast.inTime(side, async () => {
        const { operator, dealership } = cast.organizations[side]
        const report = { applied: 0, unchanged: 0, refused: [], unknown: [], read_at: new Date().toISOString() }
        const { id } = await db
          .insertInto('telematics_source')
          .values({
            organization_id: operator,
            dealership_id: dealership,
            name: 'Fleet provider',
            url: 'https://telematics.example/Fleet/1',
            last_report: JSON.stringify(report),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    picture,
    pdf: onePage,
  }
}

export type Records = ReturnType<typeof createRecords>

/** The same records, each made only once: for calls that change none of them. */
export function remembered(records: Records): Records {
  const made = new Map<string, unknown>()
  return new Proxy(records, {
    get(target, name) {
      const make = Reflect.get(target, name)
      return (...asked: unknown[]) => {
        const key = JSON.stringify([name, ...asked])
        if (!made.has(key)) made.set(key, make(...asked))
        return made.get(key)
      }
    },
  })
}

const emailOf = () => `${randomUUID()}@somewhere.example`
/** What earlier calls have left to do takes long, and nobody here asks for it. */
const dropJobs = ({ connection }: TestApp) =>
  connection.pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
const onePage = () => pdfOf([`The engine takes 13.5 litres of oil. ${randomUUID()}`])
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#f5b700' } })
    .png()
    .toBuffer()

async function addLinkRequest(db: Database, cast: Cast, who: Column, side: Side): Promise<string> {
  const { dealership, operator } = cast.organizations[side]
  const dealershipId = isOperator(who)
    ? (
        await db
          .insertInto('organization')
          .values({ name: 'A third dealership', type: 'DEALERSHIP' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    : dealership
  const { id } = await db
    .insertInto('link_request')
    .values({ dealership_id: dealershipId, operator_id: isOperator(who) ? operator : null, email: emailOf() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAccountRequest(db: Database, cast: Cast, side: Side): Promise<string> {
  const { dealership, operator } = cast.organizations[side]
  const { id } = await db
    .insertInto('account_request')
    .values({
      organization_id: operator,
      dealership_id: dealership,
      email: emailOf(),
      role: 'Org User',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const answer: StoredAnswer = {
  response: '13.5 litres',
  confidence: 'sure',
  refused: false,
  citations: [],
  nearest: [],
  safety: [],
  followUps: [],
  warnings: [],
  engine: 'extractive',
  durationMs: 1,
}
