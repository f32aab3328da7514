import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { InvalidField } from '../domain/domain-error'
import { once } from '../domain/once'
import { validationMessage } from './validation-message'

/** Without a precision, 0.3 would not be a multiple of 0.1 in floating-point arithmetic. */
export const multiples = { multipleOfPrecision: 6 } as const
const common = { allErrors: true, strict: false, useDefaults: true, ...multiples } as const
// Only as the server writes them: without the prefix `urn:uuid:`, which the usual format allows, and without capitals,
// which PostgreSQL considers equal but string comparisons and room names do not.
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const withFormats = (ajv: Ajv2020) => formats.default(ajv, { mode: 'fast' }) && ajv.addFormat('uuid', uuid)

/** JSON has types of its own, so "5" is not a number there. Addresses are plain text, so numbers are converted. */
const forJson = withFormats(new Ajv2020({ ...common, coerceTypes: false }))
const forText = withFormats(new Ajv2020({ ...common, coerceTypes: true }))

/**
 * Validates requests against the contract's schemas (JSON Schema 2020-12, as in OpenAPI 3.1). Each schema is compiled
 * when it is first needed, because compiling all of them would take most of the start-up time.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compiled = once(() => refuseUnstorableText((httpPart === 'body' ? forJson : forText).compile(schema)))
  const check: Check = (value) => {
    const isValid = compiled()(value)
    check.errors = compiled().errors
    return isValid
  }
  return check
}

/** Compiles a check of text fields, such as those of a form, against a schema of the contract. */
export function compileForm(schema: object): (fields: Record<string, unknown>) => InvalidField[] {
  const validate = refuseUnstorableText(forText.compile(schema))
  return (fields) => (validate(fields) ? [] : fieldErrors('body', validate.errors ?? []))
}

/** Compiles a check of a reply against a schema of the contract; it returns the violations. */
export function compileResponse(schema: object): (body: unknown) => string[] {
  const compiled = once(() => forJson.compile(schema))
  return (body) => {
    const validate = compiled()
    return validate(body) ? [] : fieldErrors('response', validate.errors ?? []).map(asLine)
  }
}

const asLine = ({ path, message }: InvalidField) => `${path}: ${message.en}`

/** Null characters and lone surrogates: JavaScript strings may contain them, PostgreSQL text may not. */
const unstorable = /[\0\p{Surrogate}]/u

interface Check {
  (value: unknown): boolean
  errors?: (AjvError & { schemaPath: string })[] | undefined
}

/** Extends a validation to refuse text that the database cannot store, anywhere in the value. */
function refuseUnstorableText(validate: ValidateFunction): Check {
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
  const found = errors.map((error) => ({ path: pathOf(part, error), message: validationMessage(error) }))
  return found.filter((one, index) => found.findIndex((other) => other.path === one.path) === index)
}

function pathOf(part: string, { instancePath, keyword, params }: AjvError): string {
  const steps = instancePath.split('/').slice(1)
  if (keyword === 'required') steps.push(String(params.missingProperty))
  return [part, ...steps].join('.')
}
