import { describe, expect, it } from 'vitest'
import { publicAddresses } from './public-origins'
import { parseSettings } from './settings'

const isPublic = (environment: Record<string, string>, address: string, port?: number) =>
  publicAddresses(parseSettings(environment), () => port)(new URL(address))

const settings = {
  PUBLIC_URL: 'https://yard.example/app',
  PUBLIC_ORIGINS: 'https://parts.example, http://a.example:81',
}

describe('the web app is reached at', () => {
  it.each([
    'https://yard.example/anything',
    'https://YARD.example:443/',
    'https://parts.example/',
    'http://a.example:81',
  ])('%s', (address) => {
    expect(isPublic(settings, address)).toBe(true)
  })

  it.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
    'every name of one’s own computer: %s',
    (address) => {
      expect(isPublic({}, address)).toBe(true)
    },
  )

  it('the port that was free, if none was named', () => {
    expect(isPublic({ PORT: '0' }, 'http://127.0.0.1:41234/', 41_234)).toBe(true)
    expect(isPublic({ PORT: '0' }, 'http://127.0.0.1:41234/', 41_235)).toBe(false)
  })
})

describe('the web app is not reached at', () => {
  it.each([
    'http://yard.example/',
    'https://yard.example:8443/',
    'https://yard.example.elsewhere.example/',
    'https://elsewhere.example/?https://yard.example',
    'https://yard.example@elsewhere.example/',
    'http://localhost:3000/',
    'javascript://yard.example/%0aalert(1)',
  ])('%s', (address) => {
    expect(isPublic(settings, address)).toBe(false)
  })

  it('another port of one’s own computer', () => {
    expect(isPublic({}, 'http://localhost:3001/')).toBe(false)
  })
})
