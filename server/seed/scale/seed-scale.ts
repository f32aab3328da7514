import { sql } from 'kysely'
import type { Database } from '../../db/connection'
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
  /** Of everybody who signs in. */
  password: string
  /** Is told how far it is. */
  say: (line: string) => void
}

/** How many machines are looked at together. */
const chunk = 2000

/**
 * Makes a dealership with very many machines: a hundred operators, twenty models with their schedules, readings with
 * replaced meters and voids. The rows are made by the set; what follows from them (totals, what is due) comes from the
 * rules that every reading goes through. Nobody is told of what is due. `settle` is to follow.
 * @throws StartupError where it has been made already
 */
export async function seedScale(trx: Database, { password, say, ...scale }: Options): Promise<ScaleOrganizations> {
  const emails = Object.values(scalePeople).map(({ email }) => email)
  const present = await trx.selectFrom('person').where('email', 'in', emails).select('id').executeTakeFirst()
  if (present) throw new StartupError('The large database has been made here already.')
  const organizations = await addOrganizations(trx, password)
  const machineIds = await addCatalogue(trx, organizations)
  await withoutIndexes(trx, 'machine_instance', async () => {
    say(`Adding ${scale.instances.toLocaleString('en')} machines`)
    await addInstances(trx, scale, organizations, machineIds)
    await addReadings(trx, scale, say)
    await sql`analyze machine_instance, reading`.execute(trx)
    await evaluate(trx, organizations, say)
  })
  return organizations
}

async function evaluate(trx: Database, organizations: ScaleOrganizations, say: Options['say']): Promise<void> {
  say('Summing up the readings')
  await eachChunk(trx, organizations, (machines) => updateMeterSummaries(trx, machines))
  say('Adding what is planned')
  await addTasks(trx, organizations)
  await sql`analyze instance_task`.execute(trx)
  say('Looking at what is due')
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
  trx: Database,
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
  for (let start = 0; start < machines.length; start += chunk) await work(machines.slice(start, start + chunk))
}

/** Does at once, and in no transaction, what the database would come to do by itself after so many rows. */
export async function settle(db: Database): Promise<void> {
  await sql`vacuum (analyze) machine_instance, reading, instance_task, due_item`.execute(db)
}
