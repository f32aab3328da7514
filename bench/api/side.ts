import { spawn } from 'node:child_process'
import { connect } from '../../server/db/connection'
import { scalePeople } from '../../server/seed/scale/scale'
import { json, read } from '../authorized-fetch'
import { startInstance } from '../instance'
import { addSales, type SalesScale, vacuumSales } from './add-sales'

/** A server to be measured, with the token of a clerk of the dealership. */
export interface Target {
  address: string
  token: string
}

/** The app and a bare server on one database. */
export interface Side {
  app: Target
  bare: Target
  catalogueId: string
  partIds: string[]
  orderIds: string[]
  machineIds: string[]
  /** Gets the app a new token: the measurements take longer than one is valid. */
  signIn(): Promise<void>
  stop(): Promise<void>
}

const sampled = 50

export async function startSide(scale: Omit<SalesScale, 'password'>): Promise<Side> {
  const password = 'only for this one bench'
  const instance = await startInstance({ seed: (trx) => addSales(trx, { ...scale, password }) })
  const { db, close } = connect(instance.databaseUrl, { max: 2, timeLimits: {} })
  await vacuumSales(db)
  const { email } = scalePeople.staff
  const { id: personId } = await db
    .selectFrom('person')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow()
  const { id: catalogueId } = await db.selectFrom('catalogue').select('id').executeTakeFirstOrThrow()
  const parts = await db.selectFrom('catalogue_part').select('id').orderBy('cost_amount').limit(sampled).execute()
  const orders = await db.selectFrom('customer_order').select('id').orderBy('id').limit(sampled).execute()
  const machines = await db.selectFrom('machine').select('id').orderBy('model').limit(sampled).execute()
  await close()
  const bare = await startBareServer(instance.databaseUrl, personId)
  const app: Target = { address: instance.address, token: '' }
  return {
    app,
    bare,
    catalogueId,
    partIds: parts.map(({ id }) => id),
    orderIds: orders.map(({ id }) => id),
    machineIds: machines.map(({ id }) => id),
    async signIn() {
      const login = await fetch(`${instance.address}/api/v2/auth/login`, json('POST', { email, password }))
      app.token = (await read<{ access_token: string }>(login)).access_token
    },
    async stop() {
      await bare.stop()
      await instance.stop()
    },
  }
}

async function startBareServer(databaseUrl: string, personId: string): Promise<Target & { stop(): Promise<void> }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'bench/api/bare-server.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PERSON_ID: personId, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const [address, token] = await new Promise<[string, string]>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (text) => {
      output += text
      const ready = /ready at (\S+) with (\S+)\n/.exec(output)
      if (ready?.[1] && ready[2]) resolve([ready[1], ready[2]])
    })
    ended.then((code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return {
    address,
    token,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
