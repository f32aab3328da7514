import type { InvalidField } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import { isPrivateHost } from './polling/network-address'

export type Authentication = 'none' | 'basic' | 'bearer'

/** Settings of an endpoint, without its password. */
export interface SourceSettings {
  name: string
  url: string
  authentication: Authentication
  username: string
  intervalMinutes: number
  isActive: boolean
}

/** What changes of an endpoint; absent properties stay. */
export type SourceChange = { [Name in keyof SourceSettings]?: SourceSettings[Name] | undefined } & {
  password?: string | undefined
}

export const newSource: SourceSettings = {
  name: '',
  url: '',
  authentication: 'none',
  username: '',
  intervalMinutes: 60,
  isActive: true,
}

interface StoredSource {
  settings: SourceSettings
  hasPassword: boolean
}

/**
 * Applies a change to an endpoint; absent properties are not changed (behaviour, section 2).
 * @returns the settings and the password to store (null for none, undefined for the current one), or the invalid field
 */
export function applyChange(
  { settings, hasPassword }: StoredSource,
  change: SourceChange,
  { privateNetwork }: { privateNetwork: boolean },
): { settings: SourceSettings; password: string | null | undefined } | { wrong: InvalidField } {
  const changed: SourceSettings = {
    name: change.name?.trim() ?? settings.name,
    url: change.url?.trim() ?? settings.url,
    authentication: change.authentication ?? settings.authentication,
    username: change.username?.trim() ?? settings.username,
    intervalMinutes: change.intervalMinutes ?? settings.intervalMinutes,
    isActive: change.isActive ?? settings.isActive,
  }
  const problem = urlProblem(changed.url, privateNetwork)
  if (problem) return { wrong: { path: 'body.url', message: problem } }
  if (changed.authentication === 'none') return { settings: { ...changed, username: '' }, password: null }
  if (changed.authentication === 'bearer') changed.username = ''
  else if (changed.username === '')
    return {
      wrong: { path: 'body.username', message: { en: 'Enter the user name.', es: 'Escriba el nombre de usuario.' } },
    }
  const password = (changed.authentication === 'bearer' ? change.password?.trim() : change.password) || undefined
  const isOtherAuthentication = settings.authentication !== changed.authentication
  if (!password && (isOtherAuthentication || !hasPassword)) {
    return {
      wrong: {
        path: 'body.password',
        message: { en: 'Enter the password or token.', es: 'Escriba la contraseña o el token.' },
      },
    }
  }
  if (password && changed.authentication === 'bearer' && !/^[!-~]+$/.test(password)) {
    return {
      wrong: {
        path: 'body.password',
        message: {
          en: 'A token consists of letters, digits and symbols, without spaces.',
          es: 'Un token consta de letras, cifras y símbolos, sin espacios.',
        },
      },
    }
  }
  // Otherwise someone who may change the address could have another person's password sent to their own server.
  if (!password && new URL(changed.url).origin !== new URL(settings.url).origin) {
    return {
      wrong: {
        path: 'body.password',
        message: {
          en: 'Enter the password again for another server.',
          es: 'Vuelva a escribir la contraseña para otro servidor.',
        },
      },
    }
  }
  return { settings: changed, password }
}

/** Whether address or credentials changed, so that earlier failures no longer apply. */
export const isOtherEndpoint = (before: SourceSettings, after: SourceSettings, password: string | null | undefined) =>
  before.url !== after.url ||
  before.authentication !== after.authentication ||
  before.username !== after.username ||
  typeof password === 'string'

/** @returns why the address is invalid, or undefined */
function urlProblem(text: string, privateNetwork: boolean): Text | undefined {
  if (!URL.canParse(text))
    return {
      en: 'Must be an address such as https://telematics.example/Fleet/1.',
      es: 'Debe ser una dirección como https://telematics.example/Fleet/1.',
    }
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && !(privateNetwork && protocol === 'http:'))
    return { en: 'Must start with https://.', es: 'Debe empezar por https://.' }
  if (username || password)
    return {
      en: 'Enter the user name and password in their own fields.',
      es: 'Escriba el nombre de usuario y la contraseña en sus propios campos.',
    }
  if (!privateNetwork && isPrivateHost(hostname))
    return { en: 'This address is in a private network.', es: 'Esta dirección está en una red privada.' }
  return undefined
}
