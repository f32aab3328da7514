import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { backgroundPriority } from '../background-priority.mjs'

interface Limits {
  /** Resident memory of the whole process, WebAssembly and native libraries included; beyond it the process is killed. */
  memoryMegabytes: number
}

/** The environment variables passed on. No secrets: the process handles untrusted files. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

/**
 * Runs a TypeScript file in a process of its own, which is killed when it exceeds its memory limit, ends with its parent
 * and yields the processor to requests. The two exchange messages; send large ones in parts, because each message is decoded in one go.
 */
export function startContainedProcess(file: URL, { memoryMegabytes }: Limits): ChildProcess {
  const environment = inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const child = fork(
    fileURLToPath(new URL('./run-contained.mjs', import.meta.url)),
    [file.href, String(memoryMegabytes)],
    {
      // Makes V8 collect garbage before the whole process reaches its limit.
      execArgv: [`--max-old-space-size=${Math.round(memoryMegabytes * 0.85)}`],
      env: Object.fromEntries(environment),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  // Set before the process starts its threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, backgroundPriority())
  return child
}

/**
 * Whether a process ended because it ran out of memory: killed by its own watchdog or the operating system, or aborted
 * by V8.
 */
export const ranOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134
