import { readFileSync } from 'node:fs'
import type { AccessLevel } from '../access/access-policy'
import type { ProofKind } from './proofs'

export interface Schema {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  /** `binary` is the file of a form. */
  format?: string
  /** How large such a file may be, where that is less than the server's own limit. */
  'x-max-mb'?: number
}

type Content = Record<string, { schema: Schema } | undefined>

export interface Operation {
  operationId: string
  summary: string
  'x-access': AccessLevel
  /** What opens an operation of the level `token`. */
  'x-proof'?: ProofKind
  /** Whether it is open to somebody who must change their password first; absent where it is not. */
  'x-before-password-change'?: true
  /** How often one address may call it within a minute; absent where that does not matter. */
  'x-attempts-a-minute'?: number
  /** Whether it takes a body of any kind and does not look into it. */
  'x-ignores-body'?: true
  parameters?: { $ref?: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>

/** A bundled OpenAPI document, as far as the server looks into it by itself. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers: [{ url: string }]
  paths: Record<string, PathItem>
  components: { schemas?: Record<string, Schema> }
}

export interface Contract {
  name: 'platform' | 'assistants' | 'parts'
  /** Where its calls are served, as in `/api/v2`. */
  base: string
  document: ContractDocument
}

export function loadContract(name: Contract['name']): Contract {
  const path = new URL(`../../openapi/generated/${name}.json`, import.meta.url)
  const document: ContractDocument = JSON.parse(readFileSync(path, 'utf8'))
  return { name, base: document.servers[0].url, document }
}

/** Every operation of a contract with its method and path. */
export function operationsOf({ document }: Contract) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/** A schema of the contract itself, behind the reference that may stand for it. */
export function resolveSchema({ document }: Contract, schema: Schema): Schema & { components?: object } {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = document.components.schemas?.[name]
  if (!found) throw new Error(`no schema ${name}`)
  return { ...found, components: document.components }
}
