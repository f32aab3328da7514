import { Worker } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

const [file, memoryMegabytes] = process.argv.slice(2)

// In a thread, because the main one may be inside a call that does not return.
new Worker(new URL('./watch-process.mjs', import.meta.url), {
  workerData: { memoryMegabytes: Number(memoryMegabytes), parent: process.ppid },
  execArgv: [],
}).unref()

register()
await import(file)
