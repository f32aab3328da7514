import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { connect } from '../../server/db/connection'
import { createDatabase } from '../../server/db/create-database'
import { demonstrationPassword } from '../../server/seed/demonstration-people'

const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The whole product as a process of its own, with the people of the demonstration, and all that it writes to its log. */
export async function startProduct(environment: Record<string, string>) {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, 'template')
  const connectionString = server.replace(/\/postgres$/, `/${name}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-product-'))
  const running = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: connectionString, DATA_DIR: dataDir, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output.push(String(chunk))
      const ready = output.join('').match(/ready at (\S+)/)
      if (ready?.[1]) resolve(ready[1])
    }
    running.stdout.on('data', read)
    running.stderr.on('data', read)
    running.once('exit', () => reject(new Error(output.join(''))))
  })
  const connection = connect(connectionString, { max: 4 })

  /** Sends a body, an object as JSON, a text and a form as they are. */
  async function send(method: string, path: string, body?: object | string, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { origin, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const content = await response.text()
    return { status: response.status, body: isJson ? JSON.parse(content) : content }
  }

  return {
    origin,
    db: connection.db,
    pool: connection.pool,
    send,
    /** All that the process has written. */
    log: () => output.join(''),
    /** Calls of one of the demonstration's people, of the second version of the API unless the path names another. */
    async signIn(email: string) {
      const { body } = await send('POST', '/api/v2/auth/login', { email, password: demonstrationPassword })
      const headers = { authorization: `Bearer ${body.access_token}` }
      return (method: string, path: string, payload?: object | string) =>
        send(method, path.startsWith('/api/') ? path : `/api/v2${path}`, payload, headers)
    },
    async close() {
      running.removeAllListeners('exit')
      running.kill('SIGKILL')
      await connection.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type RunningProduct = Awaited<ReturnType<typeof startProduct>>
