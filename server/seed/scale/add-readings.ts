import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Scale } from './scale'
import { withoutConstraints, withoutIndexes } from './without-indexes'

/**
 * Creates the readings of the machines in `scale_machine` in rounds, so that the readings of one machine are far apart in
 * the table, as in production. Some meters are replaced and some readings voided.
 */
export async function addReadings(trx: Database, { instances, readings }: Scale, log: (line: string) => void) {
  const rounds = Math.ceil(readings / instances)
  const addAll = async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await addRound(trx, round, rounds, Math.min(instances, readings - (round - 1) * instances))
      const done = Math.min(readings, round * instances)
      if (round === rounds || round % 10 === 0) log(`Added ${done.toLocaleString('en')} readings`)
    }
    log('Building the indexes of the readings')
  }
  await withoutConstraints(trx, 'reading', () => withoutIndexes(trx, 'reading', addAll))
}

/** @param machines how many machines, from the first on, are read in this round */
async function addRound(trx: Database, round: number, rounds: number, machines: number): Promise<void> {
  const replacedIn = Math.ceil(rounds * 0.6)
  const voidedIn = Math.ceil(rounds * 0.4)
  const total = totalAfter(sql`${round}::int`)
  const offset = sql`case when number % 21 = 0 and ${round}::int >= ${replacedIn}::int
    then ${totalAfter(sql`${replacedIn - 1}::int`)} else 0 end`
  const isVoided = sql`(number % 21 = 1 and ${round}::int = ${voidedIn}::int and ${rounds}::int > 2)`
  const takenAt = sql`now() - interval '1 day' * days_between * ${rounds - round}::int - interval '1 minute' * (number % 1440)`
  await sql`
    insert into reading (organization_id, instance_id, taken_at, value, meter_offset, is_replacement, source, created_at,
      voided_at, void_reason)
    select organization_id, id, ${takenAt}, ${total} - ${offset}, ${offset},
      number % 21 = 0 and ${round}::int = ${replacedIn}::int,
      (case when number % 3 = 0 then 'person' else 'telematics' end)::reading_source, ${takenAt},
      case when ${isVoided} then now() end, case when ${isVoided} then 'A digit too many' end
    from scale_machine where number <= ${machines}::int`.execute(trx)
}

/** The hours of a machine after a round, in tenths. They never decrease: the sine subtracts less than a round adds. */
const totalAfter = (round: RawBuilder<unknown>) => sql`(began_with
  + floor(runs_a_day * days_between * (${round} + 0.4 * sin((${round} + number)::double precision)))::bigint
  + runs_a_day * days_between)`
