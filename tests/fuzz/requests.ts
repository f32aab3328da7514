import type { Described } from '../contract/documents'
import type { KnownValues } from './known-values'
import { mutate, nastyTexts } from './mutate'
import type { Random } from './random'
import { createSchemaValues, type FuzzSchema, marked } from './schema-values'

export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

interface Options {
  random: Random
  known: KnownValues
  mark: string
}

/** How often each part of a request is as the contract wants it. */
const WELL_FORMED = 0.75
const boundary = 'fuzz-boundary'
const files = [
  ['parts.csv', 'text/csv', 'part_number,description,price\n1R-0750,Filter,12.50\n'],
  ['machines.csv', 'text/csv', 'serial_number,model\nA1,WL-120\n'],
  ['empty.csv', 'text/csv', ''],
  ['manual.pdf', 'application/pdf', '%PDF-1.4\n%%EOF'],
  ['picture.png', 'image/png', '\x89PNG\r\n\x1a\n'],
  ['book.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\x03\x04'],
  ['fleet.xml', 'application/xml', '<Fleet></Fleet>'],
  ['\u202egnp.exe', 'text/plain', 'a\0b'],
] as const

const nastyHeaders: readonly (readonly [string, string])[] = [
  ['idempotency-key', 'x'.repeat(256)],
  ['idempotency-key', 'x'.repeat(4000)],
  ['idempotency-key', ''],
  ['idempotency-key', 'ü\u00ff'],
  ['accept-language', 'es'],
  ['accept-language', `${'de;q=0.9,'.repeat(500)}es`],
  ['accept-language', '\u00ff;q=x'],
  ['accept', 'text/html'],
  ['authorization', 'Bearer x'],
  ['authorization', `Bearer ${'x'.repeat(5000)}`],
  ['authorization', 'Basic \u00ff'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=latin1'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ''],
  ['content-encoding', 'gzip'],
  ['if-none-match', '"x"'],
  ['if-modified-since', '0000-00-00'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=0-99999999999999999999'],
  ['x-forwarded-for', 'x'.repeat(2000)],
  ['cookie', `a=${'x'.repeat(5000)}`],
  ['origin', 'null'],
]

/** Creates requests of an operation: what its schemas describe, some of it changed. */
export function createRequests({ random, known, mark }: Options) {
  const change = (value: unknown) => (random.chance(WELL_FORMED) ? value : mutate(value, random))
  // A lone surrogate cannot be part of an address.
  const encoded = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?'))

  return ({ name, parameters, requestBody, components }: Described): FuzzRequest => {
    const resolve = ({ $ref, ...rest }: FuzzSchema): FuzzSchema =>
      $ref ? ({ ...components.schemas?.[$ref.split('/').at(-1) ?? ''], ...rest } as FuzzSchema) : rest
    const value = createSchemaValues({ random, known, resolve, mark })
    const [method = '', template = ''] = name.split(' ')
    const ofPlace = (place: string) => parameters.filter((one) => one.in === place)

    const path = template.replaceAll(/([^/]*)\/\{(\w+)\}/g, (_, segment: string, parameter: string) => {
      const schema = ofPlace('path').find((one) => one.name === parameter)?.schema ?? {}
      const right = /token/.test(parameter) ? known.find('token') : known.find(segment, template.split('/')[3] ?? '')
      const filled = random.chance(0.85) ? (right ?? value(schema, parameter)) : random.pick(nastyTexts)
      // Without a part, it would be the address of another operation.
      return `${segment}/${encoded(filled) || 'x'}`
    })
    const asked = ofPlace('query').filter(({ required }) => (required ? random.chance(0.95) : random.chance(0.4)))
    const query = asked.map((one) => `${one.name}=${encoded(change(value(one.schema ?? {}, one.name)))}`)
    if (random.chance(0.03)) query.push(`${encoded(random.pick(nastyTexts))}=${encoded(random.pick(nastyTexts))}`)

    const { payload, type } = bodyOf(requestBody, value)
    const keys = ofPlace('header').filter(() => random.chance(0.3))
    const headers = {
      ...Object.fromEntries(keys.map((one) => [one.name.toLowerCase(), String(value(one.schema ?? {}, one.name))])),
      ...(type && { 'content-type': type }),
      ...(random.chance(0.12) ? Object.fromEntries([random.pick(nastyHeaders)]) : {}),
    }
    return { method, url: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, payload }
  }

  function bodyOf(requestBody: Described['requestBody'], value: (schema: FuzzSchema) => unknown) {
    const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
    if (!type || !media) return {}
    if (type === 'multipart/form-data') {
      const fields = value(media.schema)
      return { payload: form(fields as object), type: `${type}; boundary=${boundary}` }
    }
    const right =
      media.example !== undefined && random.chance(0.3)
        ? JSON.parse(marked(JSON.stringify(media.example), mark))
        : value(media.schema)
    if (random.chance(0.02)) return { payload: '{"a":', type }
    return { payload: JSON.stringify(change(right)), type }
  }

  function form(fields: object): Buffer {
    const [filename, type, content] = random.pick(files)
    const parts = Object.entries({ files: '', file: '', ...fields }).map(([name, value]) =>
      /file/.test(name)
        ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`
        : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${change(value)}\r\n`,
    )
    return Buffer.from(`${parts.filter(() => random.chance(0.95)).join('')}--${boundary}--\r\n`)
  }
}
