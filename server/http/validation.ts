import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { FieldError } from './problem'

/** With a precision, for 0.3 is no multiple of 0.1 as floating point divides them. */
export const multiples = { multipleOfPrecision: 6 } as const
const common = { allErrors: true, strict: false, useDefaults: true, ...multiples } as const
// As the server writes them and nothing else: neither with the `urn:uuid:` before it that the usual format allows, nor in
// capitals, which PostgreSQL would take for the same id and a comparison of texts, or the name of a room, would not.
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const withFormats = (ajv: Ajv2020) => formats.default(ajv, { mode: 'fast' }) && ajv.addFormat('uuid', uuid)

/** JSON says itself what it holds: "5" is no number there. Addresses are all text, so numbers in them are read. */
const forJson = withFormats(new Ajv2020({ ...common, coerceTypes: false }))
const forText = withFormats(new Ajv2020({ ...common, coerceTypes: true }))

/**
 * Checks requests by the contract's schemas (JSON Schema 2020-12, as OpenAPI 3.1 has it). Each is compiled with the first
 * request that needs it: compiling them all is most of what a start takes.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compiled = once(() => strictly((httpPart === 'body' ? forJson : forText).compile(schema)))
  const check: Check = (value) => {
    const isValid = compiled()(value)
    check.errors = compiled().errors
    return isValid
  }
  return check
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A check of text fields, such as a form's, against a schema of the contract. */
export function compileForm(schema: object): (fields: Record<string, unknown>) => FieldError[] {
  const validate = strictly(forText.compile(schema))
  return (fields) => (validate(fields) ? [] : fieldErrors('body', validate.errors ?? []))
}

/** Whether what the server is about to say is what the contract promises; the reasons where it is not. */
export function compileResponse(schema: object): (body: unknown) => string[] {
  const compiled = once(() => forJson.compile(schema))
  return (body) => {
    const validate = compiled()
    return validate(body) ? [] : fieldErrors('response', validate.errors ?? []).map(asLine)
  }
}

const asLine = ({ path, message }: FieldError) => `${path}: ${message}`

/** Zero characters and halves of surrogate pairs: strings of JavaScript may hold them, text in PostgreSQL may not. */
const unstorable = /[\0\p{Surrogate}]/u

interface Check {
  (value: unknown): boolean
  errors?: (AjvError & { schemaPath: string })[] | undefined
}

/** A validation that also refuses text which no database column can hold, wherever in the value it stands. */
function strictly(validate: ValidateFunction): Check {
  const check: Check = (value) => {
    const message = 'holds characters that are not text'
    const places = validate(value) ? unstorablePlaces(value) : []
    const found = places.map((instancePath) => ({ instancePath, schemaPath: '', keyword: 'text', params: {}, message }))
    check.errors = validate.errors ?? found
    return check.errors.length === 0
  }
  return check
}

/** Deeper than any contract describes: what lies there is never read. */
const deepest = 32

function unstorablePlaces(value: unknown, place = '', depth = 0): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [place] : []
  if (value === null || typeof value !== 'object' || depth > deepest) return []
  return Object.entries(value).flatMap(([name, inner]) => unstorablePlaces(inner, `${place}/${name}`, depth + 1))
}

type AjvError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>

/** The fields that a validation refused, by their place in the request, each with a reason for people. */
export function fieldErrors(part: string, errors: readonly AjvError[]): FieldError[] {
  const found = errors.map((error) => ({ path: pathOf(part, error), message: messageOf(error) }))
  return found.filter((one, index) => found.findIndex((other) => other.path === one.path) === index)
}

function pathOf(part: string, { instancePath, keyword, params }: AjvError): string {
  const steps = instancePath.split('/').slice(1)
  if (keyword === 'required') steps.push(String(params.missingProperty))
  return [part, ...steps].join('.')
}

function messageOf({ keyword, params, message }: AjvError): string {
  switch (keyword) {
    case 'required':
      return `${capitalised(String(params.missingProperty))} is required field.`
    case 'enum':
      return `Must be one of: ${params.allowedValues.join(', ')}.`
    case 'format':
      return `Must be a valid ${params.format}.`
    case 'minLength':
      return params.limit > 1 ? `Must have at least ${params.limit} characters.` : 'Must not be empty.'
    case 'pattern':
      return 'Is not of the expected form.'
    default:
      return `${capitalised(message ?? 'is not valid')}.`
  }
}

function capitalised(words: string): string {
  const plain = words.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
