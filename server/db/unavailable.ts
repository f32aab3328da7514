import pg from 'pg'

/**
 * Classes and codes by which PostgreSQL ends or refuses a connection, or a statement that takes too long: connection
 * exceptions, too many connections, shutdowns and crashes, time limits (PostgreSQL, appendix A).
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

/** What the driver and its pool say themselves, which have no codes: pg 8, lib/client.js; pg-pool 3, index.js. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether an error means that the database cannot be asked now, and that the same may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return serverCodes.test(error.code ?? '')
  if ('code' in error && typeof error.code === 'string') return networkCodes.has(error.code)
  return driverMessages.test(error.message)
}
