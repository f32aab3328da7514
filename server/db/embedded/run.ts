import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemUser } from './system-user'

export interface Outcome {
  code: number | null
  output: string
}

/**
 * Runs a PostgreSQL program and waits until it ends. Its output goes to a file, because a pipe would stay open as long
 * as the server that `pg_ctl start` leaves running.
 */
export async function run(program: string, args: string[], user: SystemUser | undefined): Promise<Outcome> {
  const path = join(tmpdir(), `yardhand-${randomUUID()}.log`)
  const file = await open(path, 'w')
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(program, args, {
        ...user,
        cwd: '/',
        // A process group of its own: Ctrl+C must reach only the app, which then stops PostgreSQL cleanly.
        detached: true,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', file.fd, file.fd],
      })
      child.once('error', reject)
      child.once('exit', resolve)
    })
    return { code, output: await readFile(path, 'utf8') }
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
