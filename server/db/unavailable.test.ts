import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './unavailable'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('…', 1, 'error'), { code })
const fromSystem = (code: string) => Object.assign(new Error('…'), { code })

describe('an error means that the database is away', () => {
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
  ])('%s, as the driver says', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  })

  it.each([
    ['a unique index that is broken', fromServer('23505')],
    ['a query that is wrong', fromServer('42601')],
    ['a file that is absent', fromSystem('ENOENT')],
    ['a defect', new TypeError('undefined is not a function')],
    ['what is no error', 'Connection terminated'],
  ])('but not %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
