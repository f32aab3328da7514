import { workerData } from 'node:worker_threads'

const { memoryMegabytes, parent } = workerData
const limit = memoryMegabytes * 2 ** 20
const everyMs = 50

// An exit would wait for the main thread; SIGKILL does not, and tells the parent why.
setInterval(() => {
  const isOrphan = process.ppid !== parent
  if (isOrphan || process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL')
}, everyMs)
