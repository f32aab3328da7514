import { describe, expect, it } from 'vitest'
import { parseSettings } from './settings'

describe('settings', () => {
  it('defaults to 127.0.0.1:3000 and an upload limit of 200 MB', () => {
    expect(parseSettings({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, MAX_UPLOAD_MB: 200, ROLE: 'all' })
  })

  it.each([
    ['PORT', 'eighty', 'PORT="eighty": expected a whole number from 0 to 65535'],
    ['ROLE', 'boss', 'ROLE="boss": expected all, web or worker'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL="mysql://x": expected an address such as postgres://'],
    ['ALLOW_DEMO_ON_NETWORK', 'yes', 'expected 0 or 1'],
    ['AUTH_SECRET', 'short', 'expected at least 32 characters'],
  ])('names a wrong %s with what was expected', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message)
  })

  it('names every wrong setting at once', () => {
    expect(() => parseSettings({ PORT: '-1', ROLE: 'x' })).toThrow(/PORT[\s\S]*ROLE/)
  })

  it('splits the process only over a database of its own', () => {
    expect(() => parseSettings({ ROLE: 'web' })).toThrow('ROLE=web needs DATABASE_URL')
    expect(parseSettings({ ROLE: 'web', DATABASE_URL: 'postgres://db/yardhand' }).ROLE).toBe('web')
  })

  it('takes an empty setting as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
  })
})
