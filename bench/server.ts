import { type ChildProcess, spawn } from 'node:child_process'
import { setUp } from '../scripts/setup.mjs'

export interface RunningServer {
  /** The address of the server. */
  address: string
  process: ChildProcess
  pid: number
  stop(): Promise<void>
  /** Ends the process at once, whatever it is doing. */
  kill(): Promise<void>
}

/** Starts the server as users start it, as a separate process; on a free port unless the settings name one. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  await setUp({ build: true })
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (text) => {
      output += text
      const ready = output.match(/ready at (\S+)/)
      if (ready?.[1]) resolve(ready[1])
    })
    ended.then((code) => reject(new Error(`the server ended with ${code}`)))
  })
  if (server.pid === undefined) throw new Error('the server has not started')
  return {
    address,
    process: server,
    pid: server.pid,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
  }
}
