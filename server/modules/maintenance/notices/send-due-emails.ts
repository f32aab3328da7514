import type { Database } from '../../../db/connection'
import type { DueEmailFrequency } from '../../../db/schema'
import { type Day, mondayOf } from '../../../domain/day'
import { groupBy } from '../../../domain/group-by'
import { dayAt, type TimeZone, timeAt } from '../../../domain/time-zone'
import type { Outbox } from '../../notifications'
import { recipientsAtCustomer } from '../../organizations'
import { type KitsSide, kitsSideKey, type PortalLinks } from '../../portal-links'
import { type DueEmail, dueEmail, kitsSidesOf } from './due-email'
import { claimMornings, type DueNotice, takeContactNotices, takeNotices } from './due-notice.repository'

interface Ports {
  outbox: Pick<Outbox, 'sendAll' | 'addressOf'>
  portalLinks: Pick<PortalLinks, 'mailedKits'>
}

/** When people find their e-mail, by the clock of their organization. */
const MORNING = '06:00'

/** How many organizations are e-mailed in one transaction. */
const MAX_ORGANIZATIONS = 100

/** One e-mail for each person who wants it at once, with all that has fallen due since the last. */
export async function sendUrgentDueEmails(trx: Database, ports: Ports): Promise<void> {
  await sendNotices(trx, ports, await takeNotices(trx, { frequencies: ['at_once'] }))
}

/**
 * One e-mail for each person and morning, for some of the organizations whose morning has come and that have not had it.
 * @returns whether there may be more of them
 */
export async function sendMorningEmails(
  trx: Database,
  ports: Ports,
  { timeZones, now }: { timeZones: readonly TimeZone[]; now: Date },
): Promise<boolean> {
  const zones = timeZones.filter((zone) => timeAt(zone, now) >= MORNING).map((zone) => zoneDays(zone, dayAt(zone, now)))
  const mornings = await claimMornings(trx, zones, MAX_ORGANIZATIONS)
  for (const isWeekly of [false, true]) {
    const organizationIds = mornings
      .filter((one) => one.isWeekly === isWeekly)
      .map(({ organizationId }) => organizationId)
    const frequencies: DueEmailFrequency[] = isWeekly ? ['daily', 'weekly'] : ['daily']
    await sendNotices(trx, ports, await takeNotices(trx, { frequencies, organizationIds }))
  }
  const operatorIds = mornings.map(({ organizationId }) => organizationId)
  await sendNotices(trx, ports, await thoseOfContacts(trx, await takeContactNotices(trx, operatorIds)))
  return mornings.length === MAX_ORGANIZATIONS
}

/** Those that still go to the address of a customer, because none of its accounts is e-mailed what falls due. */
async function thoseOfContacts(trx: Database, notices: readonly DueNotice[]): Promise<DueNotice[]> {
  const emails = [...groupBy(notices, recipientOf).values()].map(async (own) => {
    const [{ owner, dealership, contact } = {}] = own
    if (!owner || !dealership || !contact) return []
    const sides = { dealershipId: dealership.id, operatorId: owner.id }
    const { recipients } = await recipientsAtCustomer(trx, { ...sides, topic: 'due' })
    return recipients.some((recipient) => recipient.contact?.id === contact.id) ? own : []
  })
  return (await Promise.all(emails)).flat()
}

const recipientOf = ({ personId, contact }: DueNotice) => personId ?? contact?.id ?? ''

const zoneDays = (name: TimeZone, today: Day) => ({ name, today, monday: mondayOf(today) })

async function sendNotices(
  trx: Database,
  { outbox, portalLinks }: Ports,
  notices: readonly DueNotice[],
): Promise<void> {
  if (notices.length === 0) return
  const emails = groupBy(notices, recipientOf)
  const links = await portalLinks.mailedKits(trx, [...emails.values()].flatMap(kitsSidesOf))
  const linkOf = (side: KitsSide) => links.get(kitsSideKey(side))
  const messages = [...emails.values()].map((own): DueEmail => ({ notices: own, linkOf, addressOf: outbox.addressOf }))
  await outbox.sendAll(trx, messages.map(dueEmail))
}
