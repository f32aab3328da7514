import type { Language, Text } from '../../../domain/text'
import type { SignInPlace } from './session.repository'

type Pattern = readonly [name: string, pattern: RegExp]

// The first match counts: most browsers also claim to be those below them.
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (patterns: readonly Pattern[], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0]

const on: Text = { en: 'on', es: 'en' }
const unknownDevice: Text = { en: 'Unknown device', es: 'Dispositivo desconocido' }

/** Describes a browser by its `User-Agent`, as in `Chrome on Linux`, as far as it is recognized. */
export function deviceOf(userAgent: string, language: Language): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} ${on[language]} ${system}`
  return browser ?? system ?? unknownDevice[language]
}

/** What is stored about where someone signs in, for their own list of sessions. */
export const signInPlace = (headers: { 'user-agent'?: string | string[] }, address: string): SignInPlace => ({
  userAgent: String(headers['user-agent'] ?? ''),
  address,
})
