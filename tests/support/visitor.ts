import type { FastifyInstance, InjectOptions } from 'fastify'

/** Sends requests to the app as a person, without a network. */
export function visit(app: FastifyInstance, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const send = async (method: string, url: string, options: InjectOptions = {}) => {
    const response = await app.inject({ ...options, method, url, headers: { ...headers, ...options.headers } })
    const isJson = /json/.test(String(response.headers['content-type']))
    return { status: response.statusCode, body: isJson ? response.json() : undefined, raw: response }
  }
  return {
    /** The access token of the visitor; empty without an account. */
    token: token ?? '',
    send,
    get: (url: string, options?: InjectOptions) => send('GET', url, options),
    delete: (url: string) => send('DELETE', url),
    post: (url: string, payload?: object) => send('POST', url, { payload: payload ?? {} }),
    put: (url: string, payload: object) => send('PUT', url, { payload }),
    /** Sends a form with fields and optionally a file. */
    postForm: (
      url: string,
      fields: Record<string, string>,
      file?: SentFile,
      headers: InjectOptions['headers'] = {},
    ) => {
      const form = asForm(fields, file)
      return send('POST', url, { ...form, headers: { ...headers, ...form.headers } })
    },
    async signIn(email: string, password: string) {
      const { status, body } = await send('POST', '/api/v2/auth/login', { payload: { email, password } })
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
      return visit(app, body.access_token)
    },
  }
}

export type Visitor = ReturnType<typeof visit>

/** A file in a form; by default a PDF in the field `files`. */
export interface SentFile {
  name: string
  content: Buffer
  field?: string
  type?: string
}

const boundary = 'yardhand-test-boundary'

function asForm(fields: Record<string, string>, file?: SentFile): InjectOptions {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const { name, field = 'files', type = 'application/pdf' } = file
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), file.content, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
