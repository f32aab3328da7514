import pg from 'pg'

/**
 * Error codes for connections that PostgreSQL ends or refuses and for statements that it cancels: connection exceptions,
 * too many connections, shutdowns and crashes, time limits (PostgreSQL, appendix A).
 */
const serverCodes = /^(08...|53300|57P0[1-5]|57014|25P0[34])$/

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of the driver and its pool have no codes: pg 8, lib/client.js; pg-pool 3, index.js. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether an error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return serverCodes.test(error.code ?? '')
  if ('code' in error && typeof error.code === 'string') return networkCodes.has(error.code)
  return driverMessages.test(error.message)
}
