import { setUp } from './setup.mjs'

stopWithNpm()
await setUp({ build: true })

// The server runs in this process, so that signals and kill -9 reach it and no child process is left behind.
await import('../dist/server/main.js')

// npm forwards SIGINT and SIGTERM, but if npm itself is killed, this process would keep running unnoticed.
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGKILL')
  }, 250).unref()
}
