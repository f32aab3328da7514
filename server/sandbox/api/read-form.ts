import { invalidRequest } from './api-error'

export type FormValue = string | FormValue[] | FormFields
export interface FormFields {
  [name: string]: FormValue
}

const MAX_DEPTH = 8

/** Reads a form or a query with nested names: `line_items[0][price_data][currency]=usd`. */
export function readForm(text: string): FormFields {
  const root: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return asFields(root)
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  const path = [first, ...rest.map((part) => part.replace(/\]$/, ''))]
  if (first === '' || path.length > MAX_DEPTH) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`)
  return path
}

function put(fields: FormFields, [name = '', ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b` is a list without indexes.
  const key = name === '' ? String(Object.keys(fields).length) : name
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const present = fields[key]
  const next: FormFields =
    typeof present === 'object' && !Array.isArray(present) ? present : (Object.create(null) as FormFields)
  fields[key] = next
  put(next, rest, value)
}

const asFields = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asValue(value)]))

function asValue(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList ? Object.values(value).map(asValue) : asFields(value)
}
