import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Limits {
  /** Resident memory of the whole process, WebAssembly and native libraries included; beyond it the process is killed. */
  memoryMegabytes: number
}

/** What a process needs of its environment; secrets are none of it, for it works on files of strangers. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

/**
 * Starts a TypeScript file in a process of its own, which is killed when it exceeds its memory, and ends with its parent.
 * The two exchange messages; large ones are better sent in parts, because each is decoded in one go.
 */
export function startContainedProcess(file: URL, { memoryMegabytes }: Limits): ChildProcess {
  const environment = inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return fork(fileURLToPath(new URL('./run-contained.mjs', import.meta.url)), [file.href, String(memoryMegabytes)], {
    // So that V8 collects its garbage before the process as a whole is at its limit.
    execArgv: [`--max-old-space-size=${Math.round(memoryMegabytes * 0.85)}`],
    env: Object.fromEntries(environment),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * Whether a process that ended by itself did so for its memory: killed by its own watch or by the system, or given up by
 * V8, which aborts.
 */
export const ranOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134
