import { Worker } from 'node:worker_threads'

const [file, memoryMegabytes] = process.argv.slice(2)

// In a thread, because the main one may be inside a call that does not return.
new Worker(new URL('./watch-process.mjs', import.meta.url), {
  workerData: { memoryMegabytes: Number(memoryMegabytes), parent: process.ppid },
  execArgv: [],
}).unref()

if (file.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(file)
