import { resolve } from 'node:path'
import { z } from 'zod'
import { languageModelProviderValues } from '#contract/assistants-limits'
import { StartupError } from '../../startup-error'
import { MAX_DIMENSIONS } from '../embeddings/read-embeddings'
import { type KeyVersions, keyPurposes } from '../keys/keyring'
import { isLanguage } from '../ocr/ocr'

/** Shells and compose files pass an unset setting as an empty string. */
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema)

const givenFlag = z.enum(['0', '1'], { error: 'expected 0 or 1' }).transform((value) => value === '1')
const flag = givenFlag.prefault('0')

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${min} to ${max}` })
    .int(`expected a whole number from ${min} to ${max}`)
    .min(min, `expected a whole number from ${min} to ${max}`)
    .max(max, `expected a whole number from ${min} to ${max}`)

/** One address, either alone or in angle brackets after a name; a name with special characters must be quoted. */
const sender =
  /^(?:(?:"[^"\\\p{Cc}]+"|[^"\\\p{Cc}<>()[\],;:@]+) ?<([^\s<>,;@]+@[^\s<>,;@]+)>|[^\s<>,;@"]+@[^\s<>,;@"]+)$/u

const listed = (text: string) => text.split(',').flatMap((one) => one.trim() || [])

/** Reads `session-token:2,portal-label:3`. */
function readKeyVersions(text: string, context: z.RefinementCtx): KeyVersions {
  const pairs = listed(text).map((one) => one.split(':'))
  const versions = keyVersions.safeParse(Object.fromEntries(pairs))
  if (versions.success && pairs.every((pair) => pair.length === 2)) return versions.data
  const message = `expected versions of keys such as session-token:2, of ${keyPurposes.join(', ')}`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

const keyVersions = z.partialRecord(z.enum(keyPurposes), z.coerce.number().int().min(1).max(1000))

/** An origin alone: what comes after it would have no effect. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** The address of an API, whose key has a setting of its own. */
const apiAddress = (keySetting: string) =>
  z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://api.example/v1' })
    .refine((url) => !/^https?:\/\/[^/]*@/.test(url), `expected an address without credentials: use ${keySetting}`)

const apiKey = z.string().regex(/^[!-~]+$/, 'expected a key without spaces')
const modelName = z.string().max(200, 'expected at most 200 characters')

const schema = z.object({
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(wholeNumber(0, 65535).default(3000)),
  DATA_DIR: setting(z.string().default('.data')).transform((path) => resolve(path)),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'expected an address such as postgres://user:password@host:5432/database')
      .optional(),
  ),
  ROLE: setting(z.enum(['all', 'web', 'worker'], { error: 'expected all, web or worker' }).default('all')),
  LOG_LEVEL: setting(
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'expected trace, debug, info, warn, error or silent',
      })
      .default('warn'),
  ),
  AUTH_SECRET: setting(z.string().min(32, 'expected at least 32 characters').optional()),
  AUTH_SECRET_PREVIOUS: setting(
    z
      .string()
      .transform(listed)
      .pipe(z.array(z.string().min(32, 'expected secrets of at least 32 characters, separated by commas')))
      .prefault(''),
  ),
  KEY_VERSIONS: setting(z.string().transform(readKeyVersions).prefault('')),
  PUBLIC_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'expected an address such as https://yardhand.example' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  PUBLIC_ORIGINS: setting(
    z
      .string()
      .transform(listed)
      .pipe(z.array(z.string().refine(isOrigin, 'expected origins such as https://parts.example, separated by commas')))
      .prefault(''),
  ),
  TRUST_PROXY: setting(wholeNumber(0, 10).default(0)),
  SMTP_URL: setting(
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'expected an address such as smtp://user:password@mail.example:587',
      })
      .optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(sender, 'expected an address such as Yardhand <no-reply@yardhand.example>')
      .default('Yardhand <no-reply@yardhand.example>'),
  ),
  MAX_UPLOAD_MB: setting(wholeNumber(1, 10_000).default(200)),
  MANUAL_MAX_PAGES: setting(wholeNumber(1, 100_000).default(5000)),
  MANUAL_TIMEOUT_SECONDS: setting(wholeNumber(1, 86_400).default(900)),
  MANUAL_MEMORY_MB: setting(wholeNumber(256, 65_536).default(1024)),
  OCR_LANGUAGES: setting(
    z
      .string()
      .transform(listed)
      .pipe(z.array(z.string().refine(isLanguage, 'expected codes of languages such as eng,deu')))
      .optional(),
  ),
  OCR_DATA_DIR: setting(
    z
      .string()
      .transform((path) => resolve(path))
      .optional(),
  ),
  PAGE_TIMEOUT_SECONDS: setting(wholeNumber(1, 600).default(20)),
  PAGE_MEMORY_MB: setting(wholeNumber(256, 65_536).default(512)),
  STOP_TIMEOUT_SECONDS: setting(wholeNumber(1, 600).default(20)),
  EMBEDDINGS_URL: setting(apiAddress('EMBEDDINGS_API_KEY').optional()),
  EMBEDDINGS_MODEL: setting(modelName.optional()),
  EMBEDDINGS_API_KEY: setting(apiKey.optional()),
  EMBEDDINGS_DIMENSIONS: setting(wholeNumber(1, MAX_DIMENSIONS).optional()),
  LLM_URL: setting(apiAddress('LLM_API_KEY').optional()),
  LLM_MODEL: setting(modelName.optional()),
  LLM_API_KEY: setting(apiKey.optional()),
  LLM_PROVIDER: setting(
    z
      .enum(languageModelProviderValues, { error: `expected ${languageModelProviderValues.join(' or ')}` })
      .default('openai-compatible'),
  ),
  LLM_TIMEOUT_SECONDS: setting(wholeNumber(1, 3600).default(60)),
  LLM_MONTHLY_TOKENS: setting(wholeNumber(0, 1_000_000_000_000).default(0)),
  LLM_IMAGES: setting(givenFlag.optional()),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^[sr]k_\w+$/, 'expected a secret key such as sk_live_...')
      .optional(),
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    z
      .string()
      .regex(/^pk_\w+$/, 'expected a publishable key such as pk_live_...')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w+$/, 'expected the secret of a webhook such as whsec_...')
      .optional(),
  ),
  PAYMENTS_SANDBOX_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'expected an address such as http://127.0.0.1:3001' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  PAYMENTS_SANDBOX_SECRET: setting(z.string().min(32, 'expected at least 32 characters').optional()),
  PAYMENTS_SANDBOX_DAY_SECONDS: setting(wholeNumber(1, 86_400).default(300)),
  PAYMENTS_SANDBOX_DISORDER: setting(flag),
  ALLOW_DEMO_ON_NETWORK: setting(flag),
  TELEMATICS_PRIVATE_NETWORK: setting(flag),
})

type Parsed = z.output<typeof schema>
export type Settings = Omit<Parsed, 'PUBLIC_URL' | 'LLM_IMAGES'> & { PUBLIC_URL: string; LLM_IMAGES: boolean }
type Environment = Record<string, string | undefined>

/** One or more settings are invalid; the message lists each one with what was expected. */
class WrongSettings extends StartupError {
  constructor(problems: string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** An invalid value without its secrets: what precedes the @ of an address is usually a password. */
function redact(name: string, value = ''): string {
  if (name.includes('_SECRET') || name.endsWith('_KEY')) return '…'
  return name.endsWith('_URL') ? value.replace(/^([a-z]+:\/\/)?.*@/i, '$1…@') : value
}

/** If any of some settings is present, others are required. */
function missingSettings(environment: Environment, any: RegExp, required: readonly (keyof Settings)[]): string[] {
  const isPresent = (name: string) => blankAsAbsent(environment[name]) !== undefined
  const present = Object.keys(schema.shape).find((name) => any.test(name) && isPresent(name))
  return present ? required.filter((name) => !isPresent(name)).map((name) => `${present} needs ${name}`) : []
}

/** An address is of no use without a model, nor a model without an address. That of Anthropic is known, but needs a key. */
const missingModelSettings = (environment: Environment, { LLM_PROVIDER }: Parsed): string[] => [
  ...missingSettings(environment, /^EMBEDDINGS_/, ['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL']),
  ...missingSettings(environment, /^LLM_/, ['LLM_MODEL', LLM_PROVIDER === 'anthropic' ? 'LLM_API_KEY' : 'LLM_URL']),
]

/** Payments go to one provider, whose settings are complete. */
function wrongPaymentSettings(environment: Environment, settings: Parsed): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const problems = missingSettings(environment, /^STRIPE_/, names)
  const present = names.find((name) => settings[name] !== undefined)
  const { PAYMENTS_SANDBOX_URL, PAYMENTS_SANDBOX_SECRET } = settings
  if (PAYMENTS_SANDBOX_URL && present) problems.push(`PAYMENTS_SANDBOX_URL and ${present} name two providers`)
  if (PAYMENTS_SANDBOX_URL && !PAYMENTS_SANDBOX_SECRET) {
    problems.push('PAYMENTS_SANDBOX_URL needs PAYMENTS_SANDBOX_SECRET')
  }
  return problems
}

/**
 * Reads the settings from environment variables.
 * @throws WrongSettings listing every invalid setting
 */
export function parseSettings(environment: Environment): Settings {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) {
    throw new WrongSettings(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name}=${JSON.stringify(redact(name, environment[name]))}: ${issue.message}`
      }),
    )
  }
  const settings = parsed.data
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    throw new WrongSettings([`ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves one process`])
  }
  const problems = [...missingModelSettings(environment, settings), ...wrongPaymentSettings(environment, settings)]
  if (problems.length > 0) throw new WrongSettings(problems)
  return {
    ...settings,
    // By default the product is reached at the address it listens on.
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    // All models of Anthropic see pictures, most of those that run locally do not.
    LLM_IMAGES: settings.LLM_IMAGES ?? settings.LLM_PROVIDER === 'anthropic',
  }
}
