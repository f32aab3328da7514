import { spawn } from 'node:child_process'
import { root } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp()

// Vite's own server passes the API on.
process.env.PUBLIC_ORIGINS ||= 'http://localhost:5173'

const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((args) =>
  // A group of its own keeps the terminal's Ctrl+C from reaching a child twice.
  spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
)

let isStopping = false

function stop(signal) {
  if (isStopping) return
  isStopping = true
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
for (const child of children) {
  child.once('exit', (code) => {
    if (!isStopping) process.exitCode = code ?? 1
    stop('SIGTERM')
  })
}
