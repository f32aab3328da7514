import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('…', 1, 'error'), { code })
const fromSystem = (code: string) => Object.assign(new Error('…'), { code })

describe('an error that means that the database is unavailable', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '08P01', '53300', '57014', '25P03'])('%s of the server', (code) => {
    expect(isDatabaseUnavailable(fromServer(code))).toBe(true)
  })

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])('%s of the network', (code) => {
    expect(isDatabaseUnavailable(fromSystem(code))).toBe(true)
  })

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('the driver’s message %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  })

  it.each([
    ['a unique violation', fromServer('23505')],
    ['a syntax error in a query', fromServer('42601')],
    ['a missing file', fromSystem('ENOENT')],
    ['a defect', new TypeError('undefined is not a function')],
    ['a value that is not an error', 'Connection terminated'],
  ])('is not %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
