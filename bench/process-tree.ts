import { readdirSync, readFileSync } from 'node:fs'

interface ProcessEntry {
  pid: number
  parent: number
  name: string
}

/** Excluded, because the database's memory is limited by its own settings. */
const isDatabase = /^(postgres|pg_ctl|initdb)$/

/** Megabytes that a process and its descendants without the database occupy; 0 if it has ended. */
export function occupiedMegabytes(root: number): number {
  const entries = readProcesses()
  const sumOf = (pid: number): number => {
    const own = entries.find((entry) => entry.pid === pid)
    if (!own || isDatabase.test(own.name)) return 0
    const children = entries.filter(({ parent }) => parent === pid)
    return children.reduce((sum, child) => sum + sumOf(child.pid), proportionalMegabytes(pid))
  }
  return sumOf(root)
}

function readProcesses(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const line = readOfProcess(`${name}/stat`)
      return line === '' ? [] : [parseStat(line)]
    })
}

/** `pid (name) state parent …` (proc_pid_stat(5)); a name may contain spaces. */
export function parseStat(line: string): ProcessEntry {
  const [, pid, name = '', rest = ''] = line.match(/^(\d+) \((.*)\) (.*)$/s) ?? []
  return { pid: Number(pid), name, parent: Number(rest.split(' ')[1]) }
}

/** Memory that several processes share, such as the code of Node.js, counts once in their sum (proc_pid_smaps(5)). */
function proportionalMegabytes(pid: number): number {
  const [, kibibytes = 0] = readOfProcess(`${pid}/smaps_rollup`).match(/^Pss:\s+(\d+) kB/m) ?? []
  return (Number(kibibytes) * 1024) / 1e6
}

/** Empty if the process has ended. */
function readOfProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Samples the memory of a process and its children until it is stopped. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, occupiedMegabytes(pid))
  }
  const timer = setInterval(sample, 200)
  return {
    stop() {
      clearInterval(timer)
      sample()
      return peak
    },
  }
}
