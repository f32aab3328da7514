import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../server/db/connection'
import { readSecrets } from '../../server/infrastructure/config/secrets'
import { hashPassword } from '../../server/modules/identity'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { type AuthorizedFetch, json, read, signIn } from '../authorized-fetch'
import { type RunningServer, startServer } from '../server'
import type { AttackContext } from './attack'
import type { Neighbour } from './neighbour'

export interface Installation {
  context: AttackContext
  server: RunningServer
  stop(): Promise<void>
}

interface Page<Item> {
  items: Item[]
}

const attackers = { dealership: 'admin@eastmoor.example', operator: 'admin@eastmoor-pit.example' }

/** Starts the product as `npm start` does, with its own database and the demonstration, and adds the attacker. */
export async function startInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-neighbours-'))
  // Accessible to the user that PostgreSQL runs as, so that the database is inside.
  await chmod(dataDir, 0o755)
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', TELEMATICS_PRIVATE_NETWORK: '1' })
  const database = await locateDatabase(dataDir)
  async function stop() {
    await server.stop()
    // A server that was killed has left its database running.
    const postmaster = await database.postmaster()
    if (postmaster !== undefined) process.kill(postmaster, 'SIGINT')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { address } = server
    const attacker = await addAttacker(address, database.url)
    return { server, stop, context: { address, database, attacker, victim: await findVictim(address) } }
  } catch (error) {
    await stop()
    throw error
  }
}

async function locateDatabase(dataDir: string): Promise<AttackContext['database']> {
  // The lines of postmaster.pid are process id, folder, start time and port (PostgreSQL, src/include/utils/pidfile.h).
  const lines = async () => (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const [, , , port] = await lines()
  const { database } = await readSecrets(dataDir)
  return {
    url: `postgres://yardhand:${database}@127.0.0.1:${port}/yardhand`,
    postmaster: () =>
      lines().then(
        ([pid]) => Number(pid),
        () => undefined,
      ),
  }
}

/** Returns the demonstration's quarry once the manuals of its loader have been read. */
async function findVictim(address: string): Promise<Neighbour> {
  const email = 'admin@ridgeline.example'
  const fetch = await signIn(address, email, demonstrationPassword)
  const fetchAsDealership = await signIn(address, 'admin@northfield.example', demonstrationPassword)
  const organizationId = await organizationOf(fetch)
  const { items } = await read<Page<{ id: string; serial_number: string; machine: { id: string } }>>(
    await fetch(`/api/v2/machines/instances/${organizationId}`),
  )
  const instance = items.find(({ serial_number }) => serial_number === 'GHT00123')
  if (!instance) throw new Error('the demonstration has no machine GHT00123')
  await allManualsRead(fetchAsDealership)
  return { email, organizationId, machineId: instance.machine.id, instanceId: instance.id, fetch, fetchAsDealership }
}

async function allManualsRead(fetch: AuthorizedFetch): Promise<void> {
  for (;;) {
    const { items } = await read<Page<{ status: string }>>(await fetch('/api/v2/manuals/?limit=100'))
    if (items.length > 0 && items.every(({ status }) => status === 'READY')) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const organizationOf = async (fetch: AuthorizedFetch): Promise<string> =>
  (await read<{ organization: { id: string } }>(await fetch('/api/v2/auth/me'))).organization.id

/** Adds another dealership with an operator, a model and a machine. */
async function addAttacker(address: string, databaseUrl: string): Promise<Neighbour> {
  const password = 'only for this one bench'
  const connection = connect(databaseUrl, { max: 1 })
  const { organizationId, brandId } = await connection.db.transaction().execute(async (trx) => ({
    organizationId: await addOrganizations(trx, password),
    brandId: await addBrand(trx),
  }))
  await connection.close()

  const fetchAsDealership = await signIn(address, attackers.dealership, password)
  const fetch = await signIn(address, attackers.operator, password)
  const post = async (path: string, body: object) =>
    (await read<{ id: string }>(await fetchAsDealership(path, json('POST', body)))).id
  const machineId = await post('/api/v2/machines/', { brand_id: brandId, type: 'Wheel loader', model: 'M-7' })
  await post('/api/v2/machines/operator', { organization_id: organizationId, machine_id: machineId })
  const instance = { machine_id: machineId, serial_number: 'M7-0001', name: 'Loader' }
  const instanceId = await post(`/api/v2/machines/instances/${organizationId}`, instance)
  return { email: attackers.operator, organizationId, machineId, instanceId, fetch, fetchAsDealership }
}

async function addOrganizations(trx: Database, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  const add = async (name: string, type: 'DEALERSHIP' | 'OPERATOR', email: string) => {
    const organization = { name, type }
    const { id } = await trx.insertInto('organization').values(organization).returning('id').executeTakeFirstOrThrow()
    const person = { email, username: email, organization_id: id, groups: ['Org Admin' as const], password_hash }
    await trx.insertInto('person').values(person).execute()
    return id
  }
  const dealership_id = await add('Eastmoor Machines', 'DEALERSHIP', attackers.dealership)
  const operator_id = await add('Eastmoor Pit', 'OPERATOR', attackers.operator)
  await trx.insertInto('service_period').values({ dealership_id, operator_id }).execute()
  return operator_id
}

const addBrand = async (trx: Database): Promise<string> =>
  (await trx.insertInto('brand').values({ name: 'Moorland' }).returning('id').executeTakeFirstOrThrow()).id
