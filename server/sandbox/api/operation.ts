import type { z } from 'zod'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { Account } from '../database/schema'
import type { SandboxConfig } from '../sandbox-options'

/** What a change needs to know: its transaction, the time and the settings. */
export interface Work {
  trx: SandboxTransaction
  now: Date
  config: SandboxConfig
}

interface Call<Input> extends Work {
  /** The connected account of the header `Stripe-Account`. */
  account: Account
  /** The id in the path, or an empty text. */
  id: string
  input: Input
}

/** One call of the protocol. Its input is the form of the body, or the query. */
export interface Operation {
  method: 'GET' | 'POST'
  path: string
  /** Whether the header `Stripe-Account` must name an account. */
  needsAccount: boolean
  run(call: Omit<Call<unknown>, 'input'>, fields: unknown): () => Promise<object>
}

interface Definition<Schema extends z.ZodType> {
  method: Operation['method']
  path: string
  needsAccount?: boolean
  input: Schema
  handle(call: Call<z.output<Schema>>): Promise<object>
}

/** Checks the input before the call starts, so that a mistake in it is never stored under an idempotency key. */
export function operation<Schema extends z.ZodType>(definition: Definition<Schema>): Operation {
  const { method, path, needsAccount = true, input: schema, handle } = definition
  return {
    method,
    path,
    needsAccount,
    run(call, fields) {
      const input = schema.parse(fields)
      return () => handle({ ...call, input })
    },
  }
}
