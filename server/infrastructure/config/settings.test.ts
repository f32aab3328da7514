import { describe, expect, it } from 'vitest'
import { parseSettings } from './settings'

describe('settings', () => {
  it('defaults to 127.0.0.1:3000 and an upload limit of 200 MB', () => {
    expect(parseSettings({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, MAX_UPLOAD_MB: 200, ROLE: 'all' })
  })

  it.each([
    ['PORT', 'eighty', 'PORT="eighty": expected a whole number from 0 to 65535'],
    ['ROLE', 'boss', 'ROLE="boss": expected all, web or worker'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL="mysql://x": expected an address such as postgres://'],
    ['ALLOW_DEMO_ON_NETWORK', 'yes', 'expected 0 or 1'],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET="…": expected at least 32 characters'],
    ['AUTH_SECRET_PREVIOUS', `${'x'.repeat(32)},short`, 'AUTH_SECRET_PREVIOUS="…": expected secrets of at least 32'],
    ['KEY_VERSIONS', 'session-token', 'expected versions of keys such as session-token:2'],
    ['KEY_VERSIONS', 'session-token:0', 'expected versions of keys such as session-token:2'],
    ['KEY_VERSIONS', 'session-token:2:3', 'expected versions of keys such as session-token:2'],
    ['KEY_VERSIONS', 'labels:2', 'expected versions of keys such as session-token:2'],
    ['OCR_LANGUAGES', 'eng,german', 'OCR_LANGUAGES="eng,german": expected codes of languages such as eng,deu'],
    ['OCR_LANGUAGES', '../eng', 'expected codes of languages such as eng,deu'],
    ['OCR_LANGUAGES', 'osd', 'expected codes of languages such as eng,deu'],
  ])('names a wrong %s with what was expected', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message)
  })

  it.each([
    ['PUBLIC_URL', 'yard.example', 'expected an address such as https://yardhand.example'],
    ['PUBLIC_URL', 'ftp://yard.example', 'expected an address such as https://yardhand.example'],
    ['PUBLIC_ORIGINS', 'https://yard.example/app', 'expected origins such as https://parts.example'],
    ['PUBLIC_ORIGINS', 'https://yard.example, parts.example', 'expected origins such as https://parts.example'],
    ['PUBLIC_ORIGINS', 'null', 'expected origins such as https://parts.example'],
    ['TRUST_PROXY', '-1', 'expected a whole number from 0 to 10'],
    ['TRUST_PROXY', 'yes', 'expected a whole number from 0 to 10'],
    ['SMTP_URL', 'mail.example:587', 'expected an address such as smtp://user:password@mail.example:587'],
    ['SMTP_URL', 'https://mail.example', 'expected an address such as smtp://user:password@mail.example:587'],
    ['SMTP_URL', 'smtp://', 'expected an address such as smtp://user:password@mail.example:587'],
    ['MAIL_FROM', 'Yardhand', 'expected an address such as Yardhand <no-reply@yardhand.example>'],
    ['MAIL_FROM', 'Yardhand <no-reply>', 'expected an address such as'],
    ['MAIL_FROM', 'a@yard.example, b@yard.example', 'expected an address such as'],
    ['MAIL_FROM', 'Yard, Inc <a@yard.example>', 'expected an address such as'],
    ['MAIL_FROM', 'Yard\r\nBcc: <a@yard.example>', 'expected an address such as'],
  ])('mail and addresses: names a wrong %s %j', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message)
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_SECRET_KEY: 'live' }, 'STRIPE_SECRET_KEY="…": expected a secret key such as sk_live_...'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET="…": expected the secret of a webhook'],
    [{ PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:3001' }, 'PAYMENTS_SANDBOX_URL needs PAYMENTS_SANDBOX_SECRET'],
    [{ PAYMENTS_SANDBOX_SECRET: 'short' }, 'PAYMENTS_SANDBOX_SECRET="…": expected at least 32 characters'],
    [{ PAYMENTS_SANDBOX_DAY_SECONDS: '0' }, 'expected a whole number from 1 to 86400'],
  ])('payments: names what is wrong with %j', (environment, message) => {
    expect(() => parseSettings(environment)).toThrow(message)
  })

  it.each(['a@yard.example', 'no-reply@localhost', 'Yardhand Größe <a@yard.example>', '"Yard, Inc" <a@yard.example>'])(
    'takes the sender %s',
    (sender) => {
      expect(parseSettings({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender)
    },
  )

  it.each(['smtp://localhost', 'smtp://user:p%40ss@mail.example:587', 'smtps://mail.example?tls.servername=mx'])(
    'takes the mail server %s',
    (url) => {
      expect(parseSettings({ SMTP_URL: url }).SMTP_URL).toBe(url)
    },
  )

  it('does not reveal the password of an invalid SMTP_URL', () => {
    expect(() => parseSettings({ SMTP_URL: 'smtp://user:hunter2@' })).toThrow('SMTP_URL="smtp://…@"')
  })

  it('removes a trailing slash from PUBLIC_URL, which defaults to the listening address', () => {
    expect(parseSettings({ PUBLIC_URL: 'https://yard.example/' }).PUBLIC_URL).toBe('https://yard.example')
    expect(parseSettings({ PORT: '4000' }).PUBLIC_URL).toBe('http://127.0.0.1:4000')
  })

  it('by default stores e-mails without sending them and trusts no proxy', () => {
    const { SMTP_URL, TRUST_PROXY } = parseSettings({})
    expect([SMTP_URL, TRUST_PROXY]).toEqual([undefined, 0])
  })

  it.each([
    ['EMBEDDINGS_URL', 'api.example', 'expected an address such as https://api.example/v1'],
    [
      'EMBEDDINGS_URL',
      'https://u:hunter2@api.example',
      'EMBEDDINGS_URL="https://…@api.example": expected an address without',
    ],
    ['EMBEDDINGS_API_KEY', 'two words', 'EMBEDDINGS_API_KEY="…": expected a key without spaces'],
    ['EMBEDDINGS_DIMENSIONS', '0', 'expected a whole number from 1 to 8192'],
    ['EMBEDDINGS_URL', 'https://api.example/v1', 'EMBEDDINGS_URL needs EMBEDDINGS_MODEL'],
    ['EMBEDDINGS_MODEL', 'small', 'EMBEDDINGS_MODEL needs EMBEDDINGS_URL'],
    ['EMBEDDINGS_API_KEY', 'sk-secret', 'EMBEDDINGS_API_KEY needs EMBEDDINGS_URL'],
  ])('embeddings: names a wrong %s %j', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message)
  })

  it('uses no embeddings by default, and with an address and a model those of the server', () => {
    expect(parseSettings({ EMBEDDINGS_URL: '', EMBEDDINGS_DIMENSIONS: '' }).EMBEDDINGS_URL).toBeUndefined()
    const environment = { EMBEDDINGS_URL: 'http://localhost:11434/v1', EMBEDDINGS_MODEL: 'small' }
    expect(parseSettings({ ...environment, EMBEDDINGS_DIMENSIONS: '256' })).toMatchObject({
      ...environment,
      EMBEDDINGS_DIMENSIONS: 256,
    })
  })

  it.each([
    [{ LLM_URL: 'localhost:11434' }, 'expected an address such as https://api.example/v1'],
    [{ LLM_URL: 'ftp://api.example' }, 'expected an address such as https://api.example/v1'],
    [
      { LLM_URL: 'https://u:hunter2@api.example' },
      'LLM_URL="https://…@api.example": expected an address without credentials: use LLM_API_KEY',
    ],
    [{ LLM_API_KEY: 'two words' }, 'LLM_API_KEY="…": expected a key without spaces'],
    [{ LLM_MODEL: 'x'.repeat(201) }, 'expected at most 200 characters'],
    [{ LLM_PROVIDER: 'openai' }, 'LLM_PROVIDER="openai": expected openai-compatible or anthropic'],
    [{ LLM_TIMEOUT_SECONDS: '0' }, 'expected a whole number from 1 to 3600'],
    [{ LLM_MONTHLY_TOKENS: '-1' }, 'expected a whole number from 0 to 1000000000000'],
    [{ LLM_IMAGES: 'yes' }, 'LLM_IMAGES="yes": expected 0 or 1'],
    [{ LLM_URL: 'http://localhost:11434/v1' }, 'LLM_URL needs LLM_MODEL'],
    [{ LLM_TIMEOUT_SECONDS: '30' }, 'LLM_TIMEOUT_SECONDS needs LLM_MODEL'],
    [{ LLM_IMAGES: '0' }, 'LLM_IMAGES needs LLM_MODEL'],
    [{ LLM_MODEL: 'qwen3' }, 'LLM_MODEL needs LLM_URL'],
    [{ LLM_MODEL: 'qwen3', LLM_API_KEY: 'sk-secret' }, 'LLM_MODEL needs LLM_URL'],
    [{ LLM_MODEL: 'claude', LLM_PROVIDER: 'anthropic' }, 'LLM_MODEL needs LLM_API_KEY'],
  ])('language model: names what is wrong with %j', (environment, message) => {
    expect(() => parseSettings(environment)).toThrow(message)
  })

  it('uses no language model by default', () => {
    expect(parseSettings({ LLM_URL: '', LLM_IMAGES: '', LLM_TIMEOUT_SECONDS: '' }).LLM_MODEL).toBeUndefined()
  })

  it.each([
    [{ LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3' }, 'openai-compatible', false],
    [{ LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3', LLM_IMAGES: '1' }, 'openai-compatible', true],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-ant' }, 'anthropic', true],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-ant', LLM_IMAGES: '0' }, 'anthropic', false],
  ])('uses the language model of %j', (environment, provider, images) => {
    expect(parseSettings(environment)).toMatchObject({
      LLM_MODEL: environment.LLM_MODEL,
      LLM_PROVIDER: provider,
      LLM_IMAGES: images,
      LLM_TIMEOUT_SECONDS: 60,
      LLM_MONTHLY_TOKENS: 0,
    })
  })

  it('reports every invalid setting at once', () => {
    expect(() => parseSettings({ PORT: '-1', ROLE: 'x' })).toThrow(/PORT[\s\S]*ROLE/)
  })

  it('allows separate processes only with an external database', () => {
    expect(() => parseSettings({ ROLE: 'web' })).toThrow('ROLE=web needs DATABASE_URL')
    expect(parseSettings({ ROLE: 'web', DATABASE_URL: 'postgres://db/yardhand' }).ROLE).toBe('web')
  })

  it('accepts previous secrets and key versions as lists', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
    expect(
      parseSettings({ AUTH_SECRET_PREVIOUS: `${one}, ${other}`, KEY_VERSIONS: 'session-token:2, file-address:3' }),
    ).toMatchObject({ AUTH_SECRET_PREVIOUS: [one, other], KEY_VERSIONS: { 'session-token': 2, 'file-address': 3 } })
    expect(parseSettings({})).toMatchObject({ AUTH_SECRET_PREVIOUS: [], KEY_VERSIONS: {} })
  })

  it('treats an empty setting as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
  })
})
