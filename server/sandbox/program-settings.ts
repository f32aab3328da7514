import { z } from 'zod'

const secret = 'a secret of at least 32 characters that the product has too'

const schema = z.object({
  DATABASE_URL: z.string({ error: 'expected an address such as postgres://user:password@host:5432/database' }),
  PORT: z.coerce.number({ error: 'expected a port' }).int().min(0).max(65_535).default(3001),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'expected the address of the product' }),
  PAYMENTS_SANDBOX_SECRET: z.string({ error: `expected ${secret}` }).min(32, `expected ${secret}`),
  PAYMENTS_SANDBOX_DAY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  PAYMENTS_SANDBOX_DISORDER: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
})

export type ProgramSettings = z.output<typeof schema>

/** @throws Error naming each setting that is missing or wrong, with what was expected and without its value */
export function parseProgramSettings(environment: Record<string, string | undefined>): ProgramSettings {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'))
}
