import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts, operations } from '../../tests/contract/documents'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { escapeHtml } from '../html/escape-html'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const nobody = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'

describe('problem details (RFC 9457)', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    [400, 'POST', '/api/v2/auth/login', { payload: '{"email":', headers: json }],
    [400, 'GET', '/api/v2/machines/%zz', {}],
    [400, 'GET', '/api/v2/machines/?limit=many', {}],
    [401, 'GET', '/api/v2/auth/me', { headers: { authorization: 'Bearer forged' } }],
    [403, 'POST', `/api/v2/manuals/${nobody}/retry`, {}],
    [404, 'GET', `/api/v2/machines/${nobody}`, {}],
    [404, 'GET', '/api/v2/nothing/here', {}],
    [404, 'DELETE', '/api/v2/auth/login', {}],
    [404, 'GET', '/api/v9/', {}],
    [413, 'POST', '/api/v2/auth/login', { payload: `{"email":"${'x'.repeat(1_000_001)}"}`, headers: json }],
    [400, 'POST', '/api/v2/auth/login', {}],
    [400, 'POST', '/api/v2/auth/login', { payload: '', headers: json }],
    [
      415,
      'POST',
      '/api/v2/auth/login',
      { payload: '--b--', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
    ],
    [415, 'POST', '/api/v2/auth/login', { payload: 'email=a', headers: { 'content-type': 'text/plain' } }],
    [415, 'POST', '/api/v2/auth/login', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }],
  ])('%i for %s %s', async (status, method, url, options) => {
    const answer = await (await test.as('operator')).send(method, url, options)
    expect(answer.status).toBe(status)
    expect(answer.raw.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const { title, detail, code, request_id } = answer.body
    expect(answer.body).toMatchObject({ type: 'about:blank', status })
    for (const words of [title, detail, code]) expect(words).toMatch(/\w/)
    expect(request_id).toBe(answer.raw.headers['x-request-id'])
  })

  it('are written in the language that the client prefers', async () => {
    const url = '/api/v2/machines/operator/4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01/messages'
    const refused = async (language: string) =>
      (await test.as('operator')).send('GET', url, { headers: { 'accept-language': language } })
    const spanish = await refused('es-MX,es;q=0.9')
    expect([spanish.body.title, spanish.body.detail]).toEqual([
      'No encontrado',
      'No se encontró la máquina del operador.',
    ])
    expect(spanish.raw.headers['content-language']).toBe('es')
    expect((await refused('en')).body.detail).toBe('Operator machine not found.')
    const headers = { 'accept-language': 'es' }
    const { body } = await test.anyone.send('POST', '/api/v2/auth/login', { headers })
    expect([body.detail, body.errors]).toEqual(['Falta el cuerpo.', [{ path: 'body', message: 'Falta el cuerpo.' }]])
  })

  it('a content type that the contract does not name never bypasses validation', async () => {
    for (const type of ['APPLICATION/JSON', 'application/json; charset=utf-8']) {
      const options = { payload: '{}', headers: { 'content-type': type } }
      const { status, body } = await test.anyone.send('POST', '/api/v2/auth/login', options)
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.email'])
    }
  })

  it('each request has its own id', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await test.anyone.get('/healthz')).raw.headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(2)
  })
})

describe('Content-Language names the language of the texts that the server writes', () => {
  const headers = { 'accept-language': 'es-MX, en;q=0.5' }

  it.each([
    [headers, 'es'],
    [{}, 'en'],
    [{ 'accept-language': 'fr' }, 'en'],
  ])('with %j it is %s', async (sent, language) => {
    const visitor = await test.as('operator')
    const { raw } = await visitor.get('/api/v2/auth/sessions', { headers: sent })
    expect([raw.statusCode, raw.headers['content-language']]).toEqual([200, language])
  })

  it('not of files, nor of empty replies', async () => {
    const file = await (await test.as('superUser')).get('/api/v2/feedback/export', { headers })
    const empty = await (await test.as('operator')).send('DELETE', '/api/v2/auth/sessions', { headers })
    for (const [{ raw }, status] of [
      [file, 200],
      [empty, 204],
    ] as const) {
      expect([raw.statusCode, raw.headers['content-language']]).toEqual([status, undefined])
    }
  })
})

describe('addresses', () => {
  it.each(operations.map(({ name }) => name))(
    'a trailing slash is optional: %s (behaviour, section 2)',
    async (name) => {
      const [method = '', path = ''] = name.replace('{id}', nobody).replace('{n}', '1').split(' ')
      const bare = path.replace(/\/$/, '')
      const visitor = await test.as('operator')
      const [without, withSlash] = await Promise.all([bare, `${bare}/`].map((url) => visitor.send(method, url)))
      expect(withSlash?.status).toBe(without?.status)
      expect(withSlash?.body?.code).toBe(without?.body?.code)
    },
  )

  it.each(contracts.map(({ base, document }) => [base, document.info.title] as const))(
    '%s serves its contract, bundled, at openapi.json',
    async (base, title) => {
      const { status, body } = await test.anyone.get(`${base}/openapi.json`)
      expect([status, body.openapi, body.info.title]).toEqual([200, '3.1.0', title])
      expect(JSON.stringify(body)).not.toContain('.yaml')
    },
  )

  it('/api/docs lists every operation of all three contracts', async () => {
    const { raw } = await test.anyone.get('/api/docs')
    expect(raw.headers['content-type']).toContain('text/html')
    for (const { name, summary } of operations) {
      expect(raw.body).toContain(name)
      expect(raw.body).toContain(escapeHtml(String(summary)))
    }
  })
})

describe('lists', () => {
  const withBoth = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'page_size'))

  it.each(withBoth.map(({ name }) => name))('%s takes limit and page_size (behaviour, section 2)', async (name) => {
    const visitor = await test.as('superUser')
    const { body: organizations } = await visitor.get('/api/v2/organizations/?type=OPERATOR')
    const url = (name.split(' ')[1] ?? '').replace('{orgId}', organizations.items[0].id)
    const limitOf = async (query: string) => (await visitor.get(url + query)).body.limit
    expect(await Promise.all(['?limit=3', '?page_size=4', '?limit=3&page_size=4'].map(limitOf))).toEqual([3, 4, 4])
    expect(await Promise.all(['?limit=100000', '?page_size=1001'].map(limitOf))).toEqual([1000, 1000])
    expect((await visitor.get(`${url}?page_size=0`)).body.errors[0].path).toBe('query.page_size')
  })
})

describe('a query as people write one', () => {
  const pathsOf = async (query: string) => {
    const { status, body } = await (await test.as('superUser')).get(`/api/v2/${query}`)
    return [status, body.total, body.errors]
  }

  it('names a value in any case', async () => {
    const [, all] = await pathsOf('organizations?type=OPERATOR')
    expect(all).toBeGreaterThan(0)
    for (const type of ['operator', 'Operator']) {
      expect(await pathsOf(`organizations?type=${type}`)).toEqual([200, all, undefined])
    }
  })

  /** All that a list can be filtered by, each without a value. */
  const filtered = operations.filter(
    ({ name, parameters }) =>
      name.startsWith('GET ') &&
      !name.includes('{') &&
      parameters.some(({ in: place, name }) => place === 'query' && name === 'page'),
  )

  it.each(filtered.map(({ name, parameters }) => [name, parameters] as const))(
    '%s is not filtered by what is empty',
    async (name, parameters) => {
      const visitor = await test.as('superUser')
      const url = name.split(' ')[1] ?? ''
      const needed = parameters.flatMap(({ required, name: one }) => (required ? [`${one}=/orders`] : []))
      const empty = parameters.flatMap((one) => (one.in === 'query' && !one.required ? [`${one.name}=`] : []))
      const plain = await visitor.get(`${url}?${needed.join('&')}`)
      const { status, body } = await visitor.get(`${url}?${[...needed, ...empty].join('&')}`)
      expect([status, body.items, body.errors]).toEqual([plain.status, plain.body.items, plain.body.errors])
    },
  )
})

describe('text that people type', () => {
  const visitor = () => test.as('superUser')

  it('has one line where it is a name, and shows what it says', async () => {
    const { status, body } = await (await visitor()).post('/api/v2/machines/brands', { name: 'Har\u202erow\n Works\t' })
    expect([status, body.name]).toEqual([201, 'Harrow Works'])
  })

  it('has its lines where it is longer', async () => {
    const { body: organizations } = await (await visitor()).get('/api/v2/organizations?type=dealership')
    const url = `/api/v2/organizations/${organizations.items[0].id}`
    const { body } = await (await visitor()).put(url, {
      description: 'One\r\ntwo\u0007',
      name: 'North\u200efield\nEquipment',
    })
    expect([body.description, body.name]).toEqual(['One\ntwo', 'Northfield Equipment'])
  })

  it('is refused where only what cannot be seen is left', async () => {
    const { status, body } = await (await visitor()).post('/api/v2/machines/brands', { name: '\u202e\n' })
    expect([status, body.errors]).toEqual([400, [{ path: 'body.name', message: 'Must not be empty.' }]])
  })

  it('is the same in a password as it was typed', async () => {
    const words = { email: 'super@yardhand.example', password: 'yardhand-demo-2026\n' }
    expect((await test.anyone.post('/api/v2/auth/login', words)).status).toBe(401)
  })
})

describe('headers', () => {
  it('include a strict content security policy and prevent MIME sniffing', async () => {
    const { raw } = await test.anyone.get('/api/docs')
    const policy = String(raw.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(raw.headers['x-content-type-options']).toBe('nosniff')
  })

  it('long replies are compressed for clients that accept it', async () => {
    const url = '/api/v2/openapi.json'
    const [zipped, plain] = await Promise.all(
      ['br', 'identity'].map((encoding) => test.app.inject({ url, headers: { 'accept-encoding': encoding } })),
    )
    expect(zipped?.headers['content-encoding']).toBe('br')
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(zipped?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 2)
  })
})

describe('attempts', () => {
  it('are limited where passwords could be guessed (429), separately for each operation', async () => {
    const attempt = () => test.anyone.post('/api/v2/auth/login', { email: 'a@b.example', password: 'guess' })
    const answers: number[] = []
    while (answers.at(-1) !== 429 && answers.length < 200) {
      const some = await Promise.all(Array.from({ length: 20 }, attempt))
      answers.push(...some.map(({ status }) => status).sort())
    }
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(120)
    const { status, body } = await attempt()
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect((await test.anyone.post('/api/v2/auth/refresh', { refresh_token: 'forged' })).status).toBe(401)
  })
})

describe('health', () => {
  it('/healthz and /readyz answer', async () => {
    expect((await test.anyone.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await test.anyone.get('/readyz')).body).toEqual({
      status: 'ready',
      ocr: null,
      embeddings: null,
      model: null,
    })
  })

  it('/readyz reports a language model, which is not called for that', async () => {
    const app = await createTestApp({ LLM_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'qwen3' }, { demonstration: false })
    const { body } = await app.anyone.get('/readyz')
    await app.close()
    expect(body.model).toEqual({ name: 'qwen3', provider: 'openai-compatible', state: 'unused', last_failure: null })
  })
})
