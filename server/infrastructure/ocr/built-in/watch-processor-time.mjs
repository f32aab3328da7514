import { workerData } from 'node:worker_threads'

/** The processor time of the process, in seconds, at which it ends; 0 for none. */
const endsAt = new Float64Array(workerData)
const CHECK_INTERVAL_MS = 100
const MICROSECONDS = 1e6

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (endsAt[0] > 0 && (user + system) / MICROSECONDS > endsAt[0]) process.kill(process.pid, 'SIGKILL')
}, CHECK_INTERVAL_MS)
