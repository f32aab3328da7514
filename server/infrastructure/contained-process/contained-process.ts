import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Limits {
  /** Resident memory of the whole process, WebAssembly and native libraries included; beyond it the process is killed. */
  memoryMegabytes: number
}

/** The environment variables passed on. No secrets: the process handles untrusted files. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

/**
 * Runs a TypeScript file in a process of its own, which is killed when it exceeds its memory limit and ends with its
 * parent. The two exchange messages; send large ones in parts, because each message is decoded in one go.
 */
export function startContainedProcess(file: URL, { memoryMegabytes }: Limits): ChildProcess {
  const environment = inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return fork(fileURLToPath(new URL('./run-contained.mjs', import.meta.url)), [file.href, String(memoryMegabytes)], {
    // Makes V8 collect garbage before the whole process reaches its limit.
    execArgv: [`--max-old-space-size=${Math.round(memoryMegabytes * 0.85)}`],
    env: Object.fromEntries(environment),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * Whether a process ended because it ran out of memory: killed by its own watchdog or the operating system, or aborted
 * by V8.
 */
export const ranOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134
