import { describe, expect, it } from 'vitest'
import { webAddress } from './web-address'

describe('webAddress', () => {
  it.each([
    ['ups.com/123', 'https://ups.com/123'],
    [' www.fedex.com/track?n=1Z#top ', 'https://www.fedex.com/track?n=1Z#top'],
    ['paquetería.mx', 'https://paquetería.mx'],
    ['carrier.example:8443/a', 'https://carrier.example:8443/a'],
    ['https://ups.com/123', 'https://ups.com/123'],
    ['http://tracking/1', 'http://tracking/1'],
    ['HTTPS://ups.com/Track', 'https://ups.com/Track'],
  ])('%j is %s', (typed, address) => {
    expect(webAddress(typed)).toBe(address)
  })

  it.each([
    '',
    '1Z999AA10123456784',
    'UPS',
    '12.50',
    'call ups.com',
    'https://',
    'https://ups .com',
    'ftp://ups.com/1',
    'javascript:alert(1)',
    'mailto:office@ups.com',
    'office@ups.com',
    '//ups.com',
  ])('%j is no address', (typed) => {
    expect(webAddress(typed)).toBeUndefined()
  })
})
