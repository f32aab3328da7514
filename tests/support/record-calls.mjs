import { appendFileSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

// Preloaded into a program and its threads: writes where they connect to, or look up, off this machine.
const dns = createRequire(import.meta.url)('node:dns')
const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/

function record(host) {
  if (!loopback.test(host)) appendFileSync(process.env.RECORDED_CALLS, `${host}\n`)
}

/** The host of the arguments of `connect`, which Node itself passes as an array; undefined for a Unix socket. */
function hostOf([target, host]) {
  if (typeof target === 'object') return target.path ? undefined : (target.host ?? 'localhost')
  if (Number.isNaN(Number(target))) return undefined
  return typeof host === 'string' ? host : 'localhost'
}

const { connect } = Socket.prototype
Socket.prototype.connect = function (...args) {
  const host = hostOf(args.flat())
  if (host !== undefined) record(host)
  return connect.apply(this, args)
}

for (const resolver of [dns, dns.promises]) {
  const { lookup } = resolver
  resolver.lookup = (host, ...rest) => {
    if (host) record(host)
    return lookup(host, ...rest)
  }
}
syncBuiltinESMExports()
