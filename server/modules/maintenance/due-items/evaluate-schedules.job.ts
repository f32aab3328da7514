import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { dayAt } from '../../../domain/time-zone'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue, type JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { evaluateSchedules } from './evaluate-schedules'

/** How many are evaluated in one transaction: whoever enters a reading meanwhile waits for some hundredths of a second. */
const batch = 100

/** Has the machines evaluated whose day has come, once the caller's transaction is stored. */
export const enqueueEvaluation = (trx: Database): Promise<void> =>
  enqueue(trx, 'evaluate-schedules', {}, { key: 'evaluate-schedules', maxAttempts: 10 })

/**
 * Has all machines of an organization evaluated, once the caller's transaction is stored. In another time zone it may be
 * another day already, or not yet.
 */
export const enqueueOrganizationEvaluation = (
  trx: Database,
  { organizationId }: { organizationId: string },
): Promise<void> =>
  enqueue(
    trx,
    'evaluate-schedules',
    { organization_id: organizationId },
    { key: `evaluate-schedules:${organizationId}`, maxAttempts: 10 },
  )

/** Somewhere a day begins at every quarter of an hour: India is half an hour, Nepal three quarters ahead of others. */
export const everyQuarterOfAnHour = '*/15 * * * * evaluate-schedules ?jobKey=evaluate-schedules'

/**
 * Evaluates the machines for which the day at their owner brings something: the first day of a notice, the day on which
 * a task is due, the one after. Then e-mails those for whom it is morning, so that they read of all that the day brought.
 */
export const evaluateSchedulesJob =
  (
    db: Database,
    transact: Transact,
    sendMorningEmails: (signal: AbortSignal) => Promise<void>,
  ): JobHandlers['evaluate-schedules'] =>
  async (payload, { signal }) => {
    const waiting = await choose(db, payload)
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      signal.throwIfAborted()
      const ids = (await waiting.where('machine.id', '>', after).execute()).map(({ id }) => id)
      const last = ids.at(-1)
      if (last === undefined) break
      await transact((trx) => evaluateSchedules(trx, ids))
      after = last
    }
    if (payload.organization_id === undefined) await sendMorningEmails(signal)
  }

async function choose(db: Database, { organization_id: organizationId }: JobPayloads['evaluate-schedules']) {
  const machines = db.selectFrom('machine_instance as machine').select('machine.id').orderBy('machine.id').limit(batch)
  if (organizationId) return machines.where('machine.organization_id', '=', organizationId)
  const zones = await daysNow(db, new Date())
  const latest =
    zones
      .map(({ today }) => today)
      .toSorted()
      .at(-1) ?? null
  return (
    machines
      .innerJoin('organization as owner', 'owner.id', 'machine.organization_id')
      .innerJoin(zoneDays(zones), 'zone.name', 'owner.time_zone')
      // The first condition is for the index: where it is the latest, the day has come for most of these.
      .where('machine.next_evaluation_on', '<=', sql<Date>`${latest}::date`)
      .whereRef('machine.next_evaluation_on', '<=', 'zone.today')
  )
}

/** The day that each time zone of an organization has now. */
async function daysNow(db: Database, now: Date) {
  const rows = await db.selectFrom('organization').select('time_zone').distinct().execute()
  return rows.map(({ time_zone: timeZone }) => ({ timeZone, today: dayAt(timeZone, now) }))
}

const zoneDays = (zones: Awaited<ReturnType<typeof daysNow>>) =>
  sql<{ name: string; today: Date }>`
    unnest(${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ today }) => today)}::date[])`.as<'zone'>(
    sql`zone (name, today)`,
  )
