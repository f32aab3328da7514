import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../../server/db/connection'
import type { StoredAnswer } from '../../../server/modules/assistants/conversations/conversation'
import { pdfOf, uploadAndRead } from '../../support/manuals'
import { people, type TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import { createCatalogueRecords } from './catalogue-records'
import { type Column, isOperator, type Side } from './columns'
import { createMaintenanceRecords } from './maintenance.records'
import { createPortalLinksOf } from './portal-tokens'

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

  const portalLinks = createPortalLinksOf(test, cast)
  const machine = (side: Side) => test.machineId(side === 'own' ? 'WL-120' : 'M-7')

  const storedManual = (side: Side) => {
    const as = side === 'own' ? 'dealerAdmin' : 'strangerStaff'
    const made =
      stored.get(side) ??
      machine(side).then(async (machineId) => uploadAndRead(test, { machineId, as, pdf: await onePage() }))
    stored.set(side, made)
    return made
  }

  return {
    email: emailOf,
    name: () => `Brand ${randomUUID()}`,
    organization,
    person: (who: Column, side: Side) => addPerson(who, side, false),
    invited: (who: Column, side: Side) => addPerson(who, side, true),

    async session(who: Column, side: Side): Promise<string> {
      const email = side === 'own' ? cast.emails[who] : people.strangerOperator
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

    async listView(who: Column, side: Side): Promise<string> {
      const email = side === 'own' ? cast.emails[who] : people.strangerOperator
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

    async address(who: Column, side: Side): Promise<string> {
      const { id } = await db
        .insertInto('address')
        .values({
          organization_id: organization(who, side),
          label: 'Yard',
          line1: '12 Quarry Road',
          city: 'Butte',
          country: 'US',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async organizationWithLogo(who: Column, side: Side): Promise<string> {
      const id = organization(who, side)
      const superUser = await test.as('superUser')
      const file = { name: 'logo.png', content: await picture(), field: 'file', type: 'image/png' }
      await superUser.postForm(`/api/v2/organizations/${id}/logo`, {}, file)
      return id
    },

    /** A request that waits: from the caller's dealership, or to the caller's operator. */
    linkRequest: (who: Column, side: Side) => addLinkRequest(db, cast, who, side),

    /** One that waits: from the caller's dealership to the caller's operator. */
    accountRequest: (side: Side) => addAccountRequest(db, cast, side),

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

    async manual(side: Side, status: 'READY' | 'FAILED'): Promise<string> {
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
          reason: status === 'FAILED' ? 'It is damaged.' : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    storedManual,
    async storedPath(side: Side): Promise<string> {
      const id = await storedManual(side)
      const manual = db.selectFrom('manual').where('id', '=', id).select('storage_key')
      return (await manual.executeTakeFirstOrThrow()).storage_key
    },

    async conversation(who: Column, side: Side): Promise<{ id: string; answerId: string }> {
      const email = side === 'own' ? cast.emails[who] : people.strangerOperator
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
    },

    ...portalLinks,
    ...createMaintenanceRecords(test, cast, { machine, instance: portalLinks.instance }),

    /** An endpoint that the dealership has added for its operator, and that was read already. */
    async telematicsSource(side: Side): Promise<string> {
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
    },

    async reading(side: Side): Promise<string> {
      const { id } = await db
        .insertInto('reading')
        .values({
          organization_id: cast.organizations[side].operator,
          instance_id: await portalLinks.instance(side),
          taken_at: new Date(),
          value: 12_505,
          source: 'person',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    picture,
    pdf: onePage,
  }
}

export type Records = ReturnType<typeof createRecords>

const emailOf = () => `${randomUUID()}@somewhere.example`
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
  refused: false,
  citations: [],
  nearest: [],
  safety: [],
  followUps: [],
  warnings: [],
  engine: 'extractive',
  durationMs: 1,
}
