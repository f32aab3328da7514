/** A user of the app over HTTP. */
export interface Visitor {
  get(path: string): Promise<{ items: unknown[]; total: number }>
  post(path: string, body: object): Promise<void>
}

interface Credentials {
  email: string
  password: string
}

/** Signs a user in; call `signIn` again before the access token expires. */
export function visit(address: string, credentials: Credentials): Visitor & { signIn(): Promise<void> } {
  let token = ''
  async function call(path: string, init: { method?: string; body?: object } = {}) {
    const response = await fetch(address + path, {
      method: init.method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: init.body && JSON.stringify(init.body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    async signIn() {
      token = ''
      token = (await call('/api/v2/auth/login', { method: 'POST', body: credentials })).access_token
    },
    get: (path) => call(path),
    post: async (path, body) => void (await call(path, { method: 'POST', body })),
  }
}
