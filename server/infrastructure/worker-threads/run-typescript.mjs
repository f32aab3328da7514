import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { backgroundPriority } from '../background-priority.mjs'

// Elsewhere than on Linux this would lower the priority of the whole process.
if (workerData.isBackground && process.platform === 'linux') setPriority(backgroundPriority())

if (workerData.file.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(workerData.file)
