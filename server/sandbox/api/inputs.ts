import { z } from 'zod'

const MAX_AMOUNT = 99_999_999

/** Forms carry texts only. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid integer')
  .transform(Number)

export const amount = wholeNumber.refine((value) => value > 0 && value <= MAX_AMOUNT, 'Invalid amount')

export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
  .transform((text) => text.toLowerCase())

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'At most 50 keys')

export const url = z.url({ protocol: /^https?$/ }).max(5000)

export const time = wholeNumber.transform((seconds) => new Date(seconds * 1000))

/** Fields that the sandbox takes and has no use for. */
export const ignored = z.unknown().optional()

export const expand = z.array(z.string()).optional()

export const none = z.strictObject({ expand })
