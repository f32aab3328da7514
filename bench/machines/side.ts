import { sql } from 'kysely'
import { connect, type Database } from '../../server/db/connection'
import { type Scale, scalePeople } from '../../server/seed/scale/scale'
import { seedScale, vacuumTables } from '../../server/seed/scale/seed-scale'
import { startInstance } from '../instance'
import { type Visitor, visit } from './visitor'

/** A machine in use with its meter reading in tenths. */
export interface SampledMachine {
  id: string
  serialNumber: string
  name: string
  value: number
}

/** An instance of the app with its machines and users. */
export interface Side {
  db: Database
  dealershipId: string
  operatorId: string
  staff: Visitor
  operator: Visitor
  /** Different machines of the largest operator, spread over all of them. */
  machines: SampledMachine[]
  /** Signs all users in again. */
  renew(): Promise<void>
  stop(): Promise<void>
}

const password = 'only for this one bench'

/** Starts an instance with the given number of machines. */
export async function startSide(scale: Scale, samples: number): Promise<Side> {
  const log = () => undefined
  const instance = await startInstance({ seed: (trx) => seedScale(trx, { ...scale, password, log }) })
  const connection = connect(instance.databaseUrl, { max: 2, timeLimits: {} })
  await vacuumTables(connection.db)
  const { dealershipId, largestOperatorId: operatorId } = instance.seeded
  const people = [scalePeople.staff, scalePeople.operator].map(({ email }) =>
    visit(instance.address, { email, password }),
  )
  const [staff, operator] = people
  if (!staff || !operator) throw new Error('nobody signs in')
  return {
    db: connection.db,
    dealershipId,
    operatorId,
    staff,
    operator,
    machines: await sampleOf(connection.db, operatorId, samples),
    async renew() {
      for (const person of people) await person.signIn()
    },
    async stop() {
      await connection.close()
      await instance.stop()
    },
  }
}

async function sampleOf(db: Database, operatorId: string, samples: number): Promise<SampledMachine[]> {
  const rows = await db
    .selectFrom('machine_instance')
    .where('organization_id', '=', operatorId)
    .where('retired_at', 'is', null)
    .select(['id', 'serial_number as serialNumber', 'name'])
    .select(sql<number>`coalesce(last_value, 0)`.as('value'))
    .orderBy(sql`md5(serial_number)`)
    .limit(samples)
    .execute()
  if (rows.length < samples) throw new Error(`Only ${rows.length} of the ${samples} machines needed are available.`)
  return rows
}
