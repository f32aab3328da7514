import { workerData } from 'node:worker_threads'

const { memoryMegabytes, parent } = workerData
const maxBytes = memoryMegabytes * 2 ** 20
const CHECK_INTERVAL_MS = 50

// process.exit would wait for the main thread; SIGKILL does not, and the parent recognizes it.
setInterval(() => {
  const isOrphan = process.ppid !== parent
  if (isOrphan || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, CHECK_INTERVAL_MS)
