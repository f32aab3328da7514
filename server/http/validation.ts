import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { InvalidField } from '../domain/domain-error'
import { inRegion } from '../domain/locale'
import { once } from '../domain/once'
import { cleanBody } from './clean-body'
import { contractFormats } from './formats'
import { readLeniently } from './lenient-query'
import { validationMessage } from './validation-message'

/** Without a precision, 0.3 would not be a multiple of 0.1 in floating-point arithmetic. */
export const multiples = { multipleOfPrecision: 6 } as const
const common = { strict: false, useDefaults: true, ...multiples } as const

function withFormats(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv, { mode: 'fast' })
  for (const [name, format] of Object.entries(contractFormats)) ajv.addFormat(name, format)
  return ajv
}

/** JSON has types of its own, so "5" is not a number there. Addresses are plain text, so numbers are converted. */
const forJson = compilers({ coerceTypes: false })
const forText = compilers({ coerceTypes: true })

/** Of a value with more parts, only the first error is looked for: a list of very many items would take minutes. */
const MAX_PARTS = 10_000

interface Compilers {
  first: Ajv2020
  all: Ajv2020
}

function compilers(options: { coerceTypes: boolean }): Compilers {
  const withErrors = (allErrors: boolean) => withFormats(new Ajv2020({ ...common, ...options, allErrors }))
  return { first: withErrors(false), all: withErrors(true) }
}

/** Compiles a check that ends with the first error, and lists all errors of what is small enough. */
function compile({ first, all }: Compilers, schema: object): Check {
  const isValid = first.compile(schema)
  const listErrors = once(() => all.compile(schema))
  const check: Check = (value) => {
    if (isValid(value)) {
      check.errors = undefined
      return true
    }
    check.errors = isValid.errors ?? []
    if (hasAtMost(MAX_PARTS, value) && !listErrors()(value)) check.errors = listErrors().errors ?? check.errors
    return false
  }
  return check
}

function hasAtMost(limit: number, value: unknown): boolean {
  const rest = [value]
  let count = 0
  for (let part = rest.pop(); part !== undefined || rest.length > 0; part = rest.pop()) {
    count += 1
    if (typeof part !== 'object' || part === null) continue
    const inner = Object.values(part)
    if (count + rest.length + inner.length > limit) return false
    rest.push(...inner)
  }
  return true
}

/**
 * Validates requests against the contract's schemas (JSON Schema 2020-12, as in OpenAPI 3.1). Each schema is compiled
 * when it is first needed, because compiling all of them would take most of the start-up time.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compiled = once(() => refuseUnstorableText(compile(httpPart === 'body' ? forJson : forText, schema)))
  const check: Check = (value) => {
    if (httpPart === 'querystring' && isRecord(value)) readLeniently(value, schema)
    if (httpPart === 'body') cleanBody(value, schema)
    const isValid = compiled()(value)
    check.errors = compiled().errors
    return isValid
  }
  return check
}

/** Compiles a check of text fields, such as those of a form, against a schema of the contract. */
export function compileForm(schema: object): (fields: Record<string, unknown>) => InvalidField[] {
  const compiled = once(() => refuseUnstorableText(compile(forText, schema)))
  return (fields) => {
    const validate = compiled()
    return validate(cleanBody(fields, schema)) ? [] : fieldErrors('body', validate.errors ?? [])
  }
}

/** Compiles a check of a reply against a schema of the contract; it returns the violations. */
export function compileResponse(schema: object): (body: unknown) => string[] {
  const compiled = once(() => forJson.all.compile(schema))
  return (body) => {
    const validate = compiled()
    return validate(body) ? [] : fieldErrors('response', validate.errors ?? []).map(asLine)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const asLine = ({ path, message }: InvalidField) => `${path}: ${inRegion(message, undefined).en}`

/** Null characters and lone surrogates: JavaScript strings may contain them, PostgreSQL text may not. */
const unstorable = /[\0\p{Surrogate}]/u

interface Check {
  (value: unknown): boolean
  errors?: (AjvError & { schemaPath: string })[] | undefined
}

/** Extends a validation to refuse text that the database cannot store, anywhere in the value. */
function refuseUnstorableText(validate: Check): Check {
  const check: Check = (value) => {
    const message = 'contains characters that are not text'
    const places = validate(value) ? findUnstorableText(value) : []
    const found = places.map((instancePath) => ({ instancePath, schemaPath: '', keyword: 'text', params: {}, message }))
    check.errors = validate.errors ?? found
    return check.errors.length === 0
  }
  return check
}

/** Deeper than any schema of the contract; nothing reads deeper values. */
const MAX_DEPTH = 32

function findUnstorableText(value: unknown, place = '', depth = 0): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [place] : []
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, inner]) => findUnstorableText(inner, `${place}/${name}`, depth + 1))
}

type AjvError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>

/** Converts validation errors to one error per field, with a message for people. */
export function fieldErrors(part: string, errors: readonly AjvError[]): InvalidField[] {
  const found = new Map<string, InvalidField>()
  for (const error of errors) {
    const path = pathOf(part, error)
    if (!found.has(path)) found.set(path, { path, message: validationMessage(error) })
  }
  return [...found.values()]
}

function pathOf(part: string, { instancePath, keyword, params }: AjvError): string {
  const steps = instancePath.split('/').slice(1)
  if (keyword === 'required') steps.push(String(params.missingProperty))
  return [part, ...steps].join('.')
}
