import { describe, expect, it } from 'vitest'
import { applyChange, newSource, type SourceChange, type SourceSettings } from './source'

const outside = { privateNetwork: false }
const existing: SourceSettings = {
  ...newSource,
  name: 'Provider',
  url: 'https://telematics.example/Fleet/1',
  authentication: 'basic',
  username: 'ridgeline',
}
const change = (changes: SourceChange, stored = { settings: existing, hasPassword: true }) =>
  applyChange(stored, changes, outside)
const added = (more: SourceChange) =>
  change({ name: 'Provider', url: existing.url, ...more }, { settings: newSource, hasPassword: false })

describe('an endpoint', () => {
  it('is polled each hour without signing in by default', () => {
    expect(added({})).toEqual({
      settings: { ...newSource, name: 'Provider', url: existing.url, intervalMinutes: 60, isActive: true },
      password: null,
    })
  })

  it('a change leaves absent properties as they were (behaviour, section 2)', () => {
    expect(change({ intervalMinutes: 15 })).toEqual({
      settings: { ...existing, intervalMinutes: 15 },
      password: undefined,
    })
    expect(change({ password: 'new' })).toEqual({ settings: existing, password: 'new' })
  })

  it('drops user name and password without sign-in, and the user name with a token', () => {
    expect(change({ authentication: 'none' })).toEqual({
      settings: { ...existing, authentication: 'none', username: '' },
      password: null,
    })
    expect(change({ authentication: 'bearer' })).toMatchObject({ wrong: { path: 'body.password' } })
    expect(change({ authentication: 'bearer', password: ' token\n' })).toMatchObject({
      settings: { username: '' },
      password: 'token',
    })
  })

  it.each([
    ['user name', { authentication: 'basic', password: 'x' }, 'body.username'],
    ['password', { authentication: 'basic', username: 'x' }, 'body.password'],
    ['token', { authentication: 'bearer', password: '' }, 'body.password'],
    ['token that fits into a header', { authentication: 'bearer', password: 'to ken\n€' }, 'body.password'],
  ] as const)('needs a %s to sign in with', (_, sent, path) => {
    expect(added(sent)).toMatchObject({ wrong: { path } })
  })

  it.each([
    ['http://telematics.example/', 'Must start with https://.'],
    ['file:///etc/passwd', 'Must start with https://.'],
    ['telematics.example', 'Must be an address such as https://telematics.example/Fleet/1.'],
    ['https://', 'Must be an address such as https://telematics.example/Fleet/1.'],
    ['https://user:word@telematics.example/', 'Enter the user name and password in their own fields.'],
    ['https://192.168.1.1/', 'This address is in a private network.'],
    ['https://[::1]/', 'This address is in a private network.'],
  ])('cannot have the address %s', (url, message) => {
    expect(added({ url })).toMatchObject({ wrong: { path: 'body.url', message: { en: message } } })
  })

  it('may have a private address, unencrypted, if the installation allows it', () => {
    const stored = { settings: newSource, hasPassword: false }
    expect(applyChange(stored, { name: 'x', url: 'http://10.0.0.7/Fleet' }, { privateNetwork: true })).toMatchObject({
      settings: { url: 'http://10.0.0.7/Fleet' },
    })
  })

  it('a change of its address never sends its password to another server', () => {
    const url = 'https://elsewhere.example/Fleet/1'
    expect(change({ url })).toMatchObject({
      wrong: { path: 'body.password', message: { en: 'Enter the password again for another server.' } },
    })
    expect(change({ url, password: 'again' })).toMatchObject({ settings: { url }, password: 'again' })
    expect(change({ url: 'https://telematics.example/Fleet/2' })).toMatchObject({ password: undefined })
  })
})
