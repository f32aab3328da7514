export interface AuthorizedFetch {
  (path: string, init?: RequestInit): Promise<Response>
  /** A fresh access token, for requests that `fetch` cannot send. */
  token(): Promise<string>
}

/** Signs a user in, and again whenever the access token has expired. */
export async function signIn(address: string, email: string, password: string): Promise<AuthorizedFetch> {
  const login = async (): Promise<string> => {
    const response = await fetch(`${address}/api/v2/auth/login`, json('POST', { email, password }))
    return (await read<{ access_token: string }>(response)).access_token
  }
  let token = await login()
  const call = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(address + path, { ...init, headers })
  }
  const authorized = async (path: string, init: RequestInit = {}) => {
    const response = await call(path, init)
    if (response.status !== 401) return response
    await response.body?.cancel()
    token = await login()
    return call(path, init)
  }
  return Object.assign(authorized, { token: login })
}

export const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** As a page of the app sends it, whose address the browser names. */
export const jsonFrom = (origin: string, body: object): RequestInit => ({
  ...json('POST', body),
  headers: { 'content-type': 'application/json', origin },
})

/** @throws Error with the answer unless it is successful */
export async function read<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Body>
}
