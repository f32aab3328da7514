import type { components } from '#contract/platform'
import { isPrivateHost } from './polling/network-address'

type Schemas = components['schemas']
export type Authentication = Schemas['TelematicsAuthentication']
export type SourceChange = Schemas['TelematicsSourceChange']

/** How an endpoint is read, without its password. */
export interface SourceSettings {
  name: string
  url: string
  authentication: Authentication
  username: string
  intervalMinutes: number
  isActive: boolean
}

export const newSource: SourceSettings = {
  name: '',
  url: '',
  authentication: 'none',
  username: '',
  intervalMinutes: 60,
  isActive: true,
}

interface Known {
  settings: SourceSettings
  hasPassword: boolean
}

/**
 * An endpoint after a change; what is not sent stays (behaviour, section 2).
 * @returns the settings, and the password to keep: null for none, undefined for the one that is there; or what is wrong
 */
export function changedSource(
  { settings, hasPassword }: Known,
  change: SourceChange,
  { privateNetwork }: { privateNetwork: boolean },
): { settings: SourceSettings; password: string | null | undefined } | { wrong: Schemas['FieldError'] } {
  const changed: SourceSettings = {
    name: change.name?.trim() ?? settings.name,
    url: change.url?.trim() ?? settings.url,
    authentication: change.authentication ?? settings.authentication,
    username: change.username?.trim() ?? settings.username,
    intervalMinutes: change.interval_minutes ?? settings.intervalMinutes,
    isActive: change.is_active ?? settings.isActive,
  }
  const problem = wrongUrl(changed.url, privateNetwork)
  if (problem) return { wrong: { path: 'body.url', message: problem } }
  if (changed.authentication === 'none') return { settings: { ...changed, username: '' }, password: null }
  if (changed.authentication === 'bearer') changed.username = ''
  else if (changed.username === '') return { wrong: { path: 'body.username', message: 'Give the user name.' } }
  const password = (changed.authentication === 'bearer' ? change.password?.trim() : change.password) || undefined
  const isOther = settings.authentication !== changed.authentication
  if (!password && (isOther || !hasPassword)) {
    return { wrong: { path: 'body.password', message: 'Give the password or token.' } }
  }
  if (password && changed.authentication === 'bearer' && !/^[!-~]+$/.test(password)) {
    return { wrong: { path: 'body.password', message: 'A token has letters, figures and signs, and no blanks.' } }
  }
  // Or whoever may change the address could have the password of somebody else sent to a server of their own.
  if (!password && new URL(changed.url).origin !== new URL(settings.url).origin) {
    return { wrong: { path: 'body.password', message: 'Give the password anew for another server.' } }
  }
  return { settings: changed, password }
}

/** Whether a change leads elsewhere or signs in otherwise, so that earlier failures say nothing about it. */
export const isOtherEndpoint = (before: SourceSettings, after: SourceSettings, password: string | null | undefined) =>
  before.url !== after.url ||
  before.authentication !== after.authentication ||
  before.username !== after.username ||
  typeof password === 'string'

/** @returns what is wrong with an address as a sentence */
function wrongUrl(text: string, privateNetwork: boolean): string | undefined {
  if (!URL.canParse(text)) return 'Must be an address such as https://telematics.example/Fleet/1.'
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && !(privateNetwork && protocol === 'http:')) return 'Must begin with https://.'
  if (username || password) return 'User name and password have fields of their own.'
  if (!privateNetwork && isPrivateHost(hostname)) return 'This address lies in a private network.'
  return undefined
}
