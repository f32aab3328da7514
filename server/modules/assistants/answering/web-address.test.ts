import { describe, expect, it } from 'vitest'
import { hasWebAddress } from './web-address'

describe('hasWebAddress', () => {
  it.each([
    'See https://evil.example/a?b=c',
    'hxxps://evil.example',
    'ftp://evil',
    'www.evil.example',
    'Order at evil-parts.com today',
    'evil.co/x',
    'help.evil.ru/x',
    'mail rob@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:rob',
    'evil[.]example',
    'evil (dot) com',
    'evil．com',
    'e\u200bvil.c\u200bom',
  ])('finds one in %j', (text) => {
    expect(hasWebAddress(text)).toBe(true)
  })

  it.each([
    'Change the oil every 500 h.It is hot.',
    'See 3.2/4.',
    'Technical data: 14.5 L',
    'Data:14.5 L',
    'Use SAE 15W-40, e.g. in winter, i.e. below 0 °C.',
    'No. 4512-330/A.b',
    'The ratio is 1:2, 10 km/h, m³/h, N·m.',
    'Set the display to 192.168.0.10.',
    'Note: read this.',
    'approx. 45 N·m/3.6 kgf·m',
  ])('finds none in %j', (text) => {
    expect(hasWebAddress(text)).toBe(false)
  })
})
