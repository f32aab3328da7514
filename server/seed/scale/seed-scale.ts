import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { updateMeterSummaries } from '../../modules/machine-instances'
import { evaluateSchedules } from '../../modules/maintenance'
import { StartupError } from '../../startup-error'
import { addCatalogue } from './add-catalogue'
import { addInstances } from './add-instances'
import { addOrganizations, type ScaleOrganizations } from './add-organizations'
import { addReadings } from './add-readings'
import { addTasks } from './add-tasks'
import { type Scale, scalePeople } from './scale'
import { withoutIndexes } from './without-indexes'

interface Options extends Scale {
  /** The password of all accounts. */
  password: string
  /** Reports the progress. */
  log: (line: string) => void
}

/** How many machines are evaluated at once. */
const CHUNK_SIZE = 2000

/**
 * Creates a dealership with very many machines: a hundred operators, twenty models with schedules, readings with replaced
 * meters and voids. Rows are inserted in bulk; totals and due items are calculated by the rules that every reading goes
 * through. Nobody is notified of due items. Call `vacuumTables` afterwards.
 * @throws StartupError if the data set exists already
 */
export async function seedScale(trx: Transaction, { password, log, ...scale }: Options): Promise<ScaleOrganizations> {
  const emails = Object.values(scalePeople).map(({ email }) => email)
  const present = await trx.selectFrom('person').where('email', 'in', emails).select('id').executeTakeFirst()
  if (present) throw new StartupError('The large data set has already been created in this database.')
  const organizations = await addOrganizations(trx, password)
  const machineIds = await addCatalogue(trx, organizations)
  await withoutIndexes(trx, 'machine_instance', async () => {
    log(`Adding ${scale.instances.toLocaleString('en')} machines`)
    await addInstances(trx, scale, organizations, machineIds)
    await addReadings(trx, scale, log)
    await sql`analyze machine_instance, reading`.execute(trx)
    await evaluate(trx, organizations, log)
  })
  return organizations
}

async function evaluate(trx: Transaction, organizations: ScaleOrganizations, log: Options['log']): Promise<void> {
  log('Calculating totals')
  await eachChunk(trx, organizations, (machines) => updateMeterSummaries(trx, machines))
  log('Adding service tasks')
  await addTasks(trx, organizations)
  await sql`analyze instance_task`.execute(trx)
  log('Evaluating what is due')
  await eachChunk(trx, organizations, (machines) => {
    const ids = machines.map(({ instanceId }) => instanceId)
    return evaluateSchedules(trx, ids)
  })
}

interface Machine {
  organizationId: string
  instanceId: string
}

async function eachChunk(
  trx: Transaction,
  { dealershipId }: ScaleOrganizations,
  work: (machines: readonly Machine[]) => Promise<unknown>,
): Promise<void> {
  const machines = await trx
    .selectFrom('machine_instance')
    .where('dealership_id', '=', dealershipId)
    .select(['organization_id as organizationId', 'id as instanceId'])
    .orderBy('organization_id')
    .orderBy('id')
    .execute()
  for (let start = 0; start < machines.length; start += CHUNK_SIZE)
    await work(machines.slice(start, start + CHUNK_SIZE))
}

/** Runs immediately what autovacuum would do eventually after so many new rows; cannot run in a transaction. */
export async function vacuumTables(db: Database): Promise<void> {
  await sql`vacuum (analyze) machine_instance, reading, instance_task, due_item`.execute(db)
}
