import { readdirSync, readFileSync } from 'node:fs'

interface ProcessEntry {
  pid: number
  parent: number
  name: string
  /** Resident memory in megabytes. */
  megabytes: number
}

const pageBytes = 4096
/** Excluded, because the database's memory is limited by its own settings. */
const isDatabase = /^(postgres|pg_ctl|initdb)$/

/** Resident megabytes of a process and its descendants without the database; 0 if it has ended. */
export function residentMegabytes(root: number): number {
  const entries = readProcesses()
  const sumOf = (pid: number): number => {
    const own = entries.find((entry) => entry.pid === pid)
    if (!own || isDatabase.test(own.name)) return 0
    const children = entries.filter(({ parent }) => parent === pid)
    return children.reduce((sum, child) => sum + sumOf(child.pid), own.megabytes)
  }
  return sumOf(root)
}

function readProcesses(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        // The process has ended since the folder was listed.
        return []
      }
    })
}

/** `pid (name) state parent …`, field 24 is the number of resident pages (proc_pid_stat(5)); a name may contain spaces. */
export function parseStat(line: string): ProcessEntry {
  const [, pid, name = '', rest = ''] = line.match(/^(\d+) \((.*)\) (.*)$/s) ?? []
  const fields = rest.split(' ')
  return { pid: Number(pid), name, parent: Number(fields[1]), megabytes: (Number(fields[21]) * pageBytes) / 1e6 }
}

/** Samples the memory of a process and its children until it is stopped. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, residentMegabytes(pid))
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
