import { operationsOf } from './contract-operations.mjs'

/** The limits of a schema: keyword in the contract and name in the generated constants. */
const keywords = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  multipleOf: 'multipleOf',
  minItems: 'minItems',
  maxItems: 'maxItems',
  'x-max-mb': 'maxMb',
  default: 'default',
}

/**
 * Generates values, limits and defaults of a contract as separate constants, so that a bundle contains only those it uses:
 * `emailStatusValues` for each list of values, `newBrandLimits` for what can be sent in a body, `listEmailsQuery` for what
 * can be sent in a query.
 * @param {object} bundle a bundled OpenAPI document
 * @returns {string}
 */
export function limitConstants(bundle) {
  const schemas = bundle.components?.schemas ?? {}
  const resolve = (schema = {}) => (schema.$ref ? resolve(pointed(bundle, schema.$ref)) : schema)
  const read = (schema) => limitsOf(schema, resolve)
  const constants = [
    ...Object.entries(schemas).flatMap(([name, schema]) => valueLists(lowerFirst(name), schema)),
    ...[...sentSchemas(bundle)].map((name) => [`${lowerFirst(name)}Limits`, read(schemas[name])]),
    ...operationsOf(bundle).map((operation) => [`${operation.operationId}Query`, queryOf(bundle, operation, read)]),
  ].filter(([, value]) => value !== undefined)
  return constants.map(([name, value]) => `export const ${name} = ${literal(value)} as const\n`).join('')
}

/**
 * Generates, for each operation, the query parameters whose defaults validation fills in.
 * @param {[name: string, bundle: object][]} bundles
 */
export const defaultTypes = (bundles) =>
  bundles.map(([name, bundle]) => {
    const lines = operationsOf(bundle).flatMap((operation) => {
      const names = queryParameters(bundle, operation).filter(({ schema }) => 'default' in schema)
      return names.length > 0
        ? [`  ${operation.operationId}: ${names.map((one) => `'${one.name}'`).join(' | ')}\n`]
        : []
    })
    return `export type ${upperFirst(name)}Defaults = {${lines.length > 0 ? '\n' : ''}${lines.join('')}}\n`
  })

function limitsOf(schema, resolve) {
  const parts = [schema, ...(schema.allOf ?? [])].map(resolve)
  const [inner] = (schema.oneOf ?? schema.anyOf ?? []).map(resolve).filter(({ type }) => type !== 'null')
  if (inner) parts.push(inner)
  const limits = {}
  for (const part of parts) {
    for (const [keyword, name] of Object.entries(keywords)) if (keyword in part) limits[name] ??= part[keyword]
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const found = withoutProperties(resolve(property)) && limitsOf(property, resolve)
      if (found) limits[name] ??= found
    }
    const items = part.items && withoutProperties(resolve(part.items)) && limitsOf(part.items, resolve)
    if (items) limits.items ??= items
    if (part !== schema && part.allOf) Object.assign(limits, { ...limitsOf(part, resolve), ...limits })
  }
  return Object.keys(limits).length > 0 ? limits : undefined
}

/** A schema with properties has limits of its own. */
const withoutProperties = ({ properties, allOf }) => !properties && !allOf

/** The lists of values in a schema; those of its properties are named after both. */
function valueLists(name, schema) {
  if (schema.enum) return [[`${name}Values`, schema.enum.filter((value) => value !== null)]]
  const nested = [schema, ...(schema.allOf ?? [])].flatMap(({ properties }) => Object.entries(properties ?? {}))
  return nested.flatMap(([property, inner]) => valueLists(name + pascal(property), inner))
}

/** The names of all schemas that can be sent in a body. */
function sentSchemas(bundle) {
  const names = new Set()
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return
    const name = typeof value.$ref === 'string' && value.$ref.split('#/components/schemas/')[1]
    if (name && !names.has(name)) {
      names.add(name)
      visit(bundle.components.schemas[name])
    }
    Object.values(value).forEach(visit)
  }
  for (const { requestBody } of operationsOf(bundle)) visit(requestBody)
  return names
}

function queryOf(bundle, operation, read) {
  const described = queryParameters(bundle, operation).flatMap(({ name, schema }) => {
    const values = schema.enum && { values: schema.enum }
    const limits = { ...values, ...read(schema) }
    return Object.keys(limits).length > 0 ? [[name, limits]] : []
  })
  return described.length > 0 ? Object.fromEntries(described) : undefined
}

const queryParameters = (bundle, { parameters = [] }) =>
  parameters.map((one) => (one.$ref ? pointed(bundle, one.$ref) : one)).filter((one) => one.in === 'query')

const pointed = (bundle, ref) =>
  ref
    .split('/')
    .slice(1)
    .reduce((value, step) => value[step], bundle)

function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (typeof value !== 'object') return String(value)
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`
}

const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1)
const upperFirst = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const pascal = (name) => name.split('_').map(upperFirst).join('')
