type Variables = Readonly<Record<string, unknown>>

/** Where each base of the contract is served. */
export type Environment = {
  readonly platformUrl: string
  readonly assistantsUrl: string
  readonly partsUrl: string
  readonly socketUrl: string
}

/**
 * Reads the addresses that the app was built with.
 *
 * @param variables VITE_PLATFORM_API_URL, VITE_ASSISTANTS_API_URL, VITE_PARTS_API_URL, VITE_SOCKET_URL: absolute, or a path of `origin`
 * @param origin the page's own origin, which serves what is not set
 * @throws when an address is not one that a browser can call, naming the variable
 */
export function parseEnvironment(variables: Variables, origin: string): Environment {
  const address = (name: string, path: string) => {
    const given = variables[name]
    if (given === undefined || given === '') return withoutSlash(`${origin}${path}`)
    if (
      typeof given !== 'string' ||
      !URL.canParse(given, origin) ||
      !new URL(given, origin).protocol.startsWith('http')
    ) {
      throw new Error(`${name} is not an http address: ${String(given)}`)
    }
    return withoutSlash(new URL(given, origin).href)
  }
  return {
    platformUrl: address('VITE_PLATFORM_API_URL', '/api/v2'),
    assistantsUrl: address('VITE_ASSISTANTS_API_URL', '/api/v1'),
    partsUrl: address('VITE_PARTS_API_URL', '/api/parts'),
    socketUrl: address('VITE_SOCKET_URL', ''),
  }
}

export const environment = parseEnvironment(import.meta.env, globalThis.location?.origin ?? 'http://localhost')

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
