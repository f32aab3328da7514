import { describe, expect, it } from 'vitest'
import { deviceOf } from './session-device'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('sessions are listed with their device in plain words (behaviour, section 3)', () => {
  it.each([
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E Safari/604.1',
    ],
    ['Chrome on iPad', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1'],
    ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.5 Safari/605.1'],
    [
      'Opera on macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/139.0 Safari/537.36 OPR/123.0`,
    ],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    ['Linux', 'SomethingElse/1.0 (Linux)'],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
  ])('%s', (device, userAgent) => expect(deviceOf(userAgent, 'en')).toBe(device))

  it.each([
    ['Firefox en Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
    ['Dispositivo desconocido', 'curl/8.5.0'],
  ])('in Spanish: %s', (device, userAgent) => expect(deviceOf(userAgent, 'es')).toBe(device))
})
