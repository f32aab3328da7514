import { type RawBuilder, sql } from 'kysely'
import { modelNameFor, serves } from '../../../access'
import type { Database } from '../../../db/connection'
import type { DueEmailFrequency } from '../../../db/schema'
import { type Day, daysBetween } from '../../../domain/day'
import { fromTenths, type MeterUnit } from '../../../domain/meter-figure'
import type { Language } from '../../../domain/text'
import { dayAt, type TimeZone } from '../../../domain/time-zone'
import type { DueSince } from './overdue-words'

/** What somebody is to be e-mailed of one due item. */
export interface DueNotice {
  /** The account that is e-mailed; null for the address that a dealership has entered for a customer. */
  personId: string | null
  contact: { id: string; language: Language } | null
  email: string
  /** Of the recipient: the owner of the machine, or the dealership that serves it. */
  organizationId: string
  owner: { id: string; name: string }
  /** The dealership that serves the machine; null for none. */
  dealership: { id: string; name: string } | null
  machine: { id: string; name: string; model: string; serialNumber: string; location: string }
  task: string
  kit: string | null
  since: DueSince
}

/**
 * Notes due items for everybody who is e-mailed what falls due: the admins of the owner, and those of the dealership as
 * long as it serves the owner; and for the owner's address that this dealership has entered, or the account that has it.
 * @returns whether some of them want it at once
 */
export async function addNotices(trx: Database, itemIds: readonly string[]): Promise<boolean> {
  await sql`
    insert into due_contact_notice (organization_id, operator_id, item_id)
    select contact.organization_id, contact.operator_id, item.id
    from due_item as item join customer_contact as contact
      on contact.organization_id = item.dealership_id and contact.operator_id = item.organization_id
    where item.id = any(${itemIds}::uuid[]) and ${serves(sql.ref('item.dealership_id'), sql.ref('item.organization_id'))}
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ at_once: boolean }>`
    with added as (
      insert into due_notice (organization_id, person_id, item_id)
      select person.organization_id, person.id, item.id
      from due_item as item join person on ${isActive} and (${isAdmin} or ${hasContactAddress})
      where item.id = any(${itemIds}::uuid[]) and person.due_emails <> 'never'
      on conflict do nothing
      returning person_id)
    select exists (
      select from added join person on person.id = added.person_id where person.due_emails = 'at_once') as at_once`.execute(
    trx,
  )
  return rows[0]?.at_once === true
}

const isActive = sql<boolean>`person.is_active and person.password_expires_at is null`

const isServed = serves(sql.ref('item.dealership_id'), sql.ref('item.organization_id'))

const isAdmin = sql<boolean>`
  (person.groups @> array['Org Admin'] and (person.organization_id = item.organization_id
    or person.organization_id = item.dealership_id and ${isServed}))`

/** Whether it is an account of the owner at the address that its dealership has entered for the owner. */
const hasContactAddress = sql<boolean>`
  (person.organization_id = item.organization_id and ${isServed} and exists (
    select from customer_contact as contact
    where contact.organization_id = item.dealership_id and contact.operator_id = item.organization_id
      and contact.email = person.email))`

/** As long as one of the owner's admins is e-mailed, the address that its dealership has entered is not. */
const hasWantingAdmin = sql<boolean>`
  exists (
    select from person as admin
    where admin.organization_id = item.organization_id and admin.groups @> array['Org Admin'] and admin.is_active
      and admin.password_expires_at is null and admin.due_emails <> 'never')`

const isAddressee = sql<boolean>`
  (${isActive} and (${isAdmin} or ${hasContactAddress} and not ${hasWantingAdmin}))`

/** What of an item, its machine and its owner says how far over it is; figures in tenths. */
interface Figures {
  isOverdue: boolean
  unit: MeterUnit
  dueTotal: number | null
  dueOn: Day | null
  lastTotal: number | null
  dailyUse: number | null
  timeZone: TimeZone
}

interface Recipients {
  frequencies: readonly DueEmailFrequency[]
  /** Of these organizations; undefined for all. */
  organizationIds?: readonly string[]
}

/**
 * Takes what people are still to be e-mailed; who wants no e-mails any more loses it. What was done meanwhile, or is not
 * theirs any more, is left out.
 */
export async function takeNotices(trx: Database, { frequencies, organizationIds }: Recipients): Promise<DueNotice[]> {
  return read(
    trx,
    sql`
      delete from due_notice as notice using person
      where person.id = notice.person_id and person.due_emails = any(${[...frequencies, 'never']}::due_email_frequency[])
        ${organizationIds ? sql`and notice.organization_id = any(${organizationIds}::uuid[])` : sql``}
      returning notice.item_id, person.email, person.organization_id, person.id as person_id, null::jsonb as contact,
        null::uuid as dealership_id`,
  )
}

/** Takes what the addresses of some customers are still to be e-mailed, by the dealership that has entered them. */
export function takeContactNotices(trx: Database, operatorIds: readonly string[]): Promise<DueNotice[]> {
  return read(
    trx,
    sql`
      delete from due_contact_notice as notice using customer_contact as contact
      where contact.organization_id = notice.organization_id and contact.operator_id = notice.operator_id
        and notice.operator_id = any(${operatorIds}::uuid[])
      returning notice.item_id, contact.email, notice.operator_id as organization_id, null::uuid as person_id,
        jsonb_build_object('id', contact.id, 'language', contact.language) as contact,
        notice.organization_id as dealership_id`,
  )
}

async function read(trx: Database, taken: RawBuilder<unknown>): Promise<DueNotice[]> {
  const { rows } = await sql<Omit<DueNotice, 'since'> & Figures>`
    with taken as (${taken})
    select taken.person_id as "personId", taken.contact, taken.email, taken.organization_id as "organizationId",
      task.name as task, bundle.name as kit,
      item.is_overdue as "isOverdue", item.due_total as "dueTotal", item.due_on::text as "dueOn", instance.unit,
      instance.last_total as "lastTotal", instance.daily_use_total as "dailyUse", owner.time_zone as "timeZone",
      jsonb_build_object('id', owner.id, 'name', owner.name) as owner,
      case when dealership.id is not null then
        jsonb_build_object('id', dealership.id, 'name', dealership.name) end as dealership,
      jsonb_build_object('id', instance.id, 'name', instance.name, 'model', concat_ws(' ', brand.name,
        ${modelNameFor({ dealership: sql.ref<string | null>('instance.dealership_id'), owner: sql.ref<string | null>('instance.organization_id') })}),
        'serialNumber', instance.serial_number, 'location', instance.location) as machine
    from taken
    left join person on person.id = taken.person_id
    join due_item as item on item.id = taken.item_id
    join organization as owner on owner.id = item.organization_id
    left join organization as dealership on dealership.id = item.dealership_id
      and ${serves(sql.ref('item.dealership_id'), sql.ref('item.organization_id'))}
    join instance_task as task on task.id = item.task_id
    join machine_instance as instance on instance.organization_id = item.organization_id and instance.id = item.instance_id
    join machine on machine.id = instance.machine_id
    join brand on brand.id = machine.brand_id
    left join bundle on bundle.id = task.kit_id
    where item.status = 'OPEN' and case when taken.person_id is null then dealership.id = taken.dealership_id
      else person.due_emails <> 'never' and ${isAddressee} end
    order by taken.person_id, taken.contact, owner.name, owner.id, item.is_overdue desc, instance.name, instance.id, task.position`.execute(
    trx,
  )
  const now = new Date()
  return rows.map((row) => ({ ...row, since: dueSince(row, now) }))
}

const dueSince = (
  { isOverdue, unit, dueTotal, dueOn, lastTotal, dailyUse, timeZone }: Figures,
  now: Date,
): DueSince => ({
  isOverdue,
  unit,
  remainingHours: dueTotal === null || lastTotal === null ? null : fromTenths(dueTotal - lastTotal),
  remainingDays: dueOn && daysBetween(dayAt(timeZone, now), dueOn),
  dailyUse: dailyUse === null ? null : fromTenths(dailyUse),
})

interface ClaimedMorning {
  organizationId: string
  /** Whether its week has had no morning yet. */
  isWeekly: boolean
}

interface Zone {
  name: string
  today: string
  monday: string
}

/**
 * Claims the morning of some organizations that have not had theirs, so that nobody else e-mails their people for it.
 * @param zones the time zones in which it is morning or later, with the day and the Monday of its week there
 */
export async function claimMornings(trx: Database, zones: readonly Zone[], limit: number): Promise<ClaimedMorning[]> {
  const { rows } = await sql<ClaimedMorning>`
    with waiting as (
      select organization.id, zone.today, coalesce(organization.digested_on < zone.monday, true) as weekly
      from organization join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as zone (name text, today date, monday date)
        on zone.name = organization.time_zone
      where organization.digested_on is null or organization.digested_on < zone.today
      order by organization.id limit ${limit} for no key update of organization skip locked)
    update organization set digested_on = waiting.today from waiting where organization.id = waiting.id
    returning organization.id as "organizationId", waiting.weekly as "isWeekly"`.execute(trx)
  return rows
}
