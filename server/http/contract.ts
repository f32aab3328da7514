import { readFileSync } from 'node:fs'
import type { AccessLevel } from '../access/access-policy'
import type { ProofKind } from './proofs'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  required?: string[]
  properties?: Record<string, Schema>
  /** `binary` for a file in a form. */
  format?: string
  /** Maximum size of such a file, if lower than the server's own limit. */
  'x-max-mb'?: number
}

type Content = Record<string, { schema: Schema } | undefined>

interface Parameter {
  $ref?: string
  name?: string
  in?: string
  schema?: Schema
}

export interface Response {
  description: string
  content?: Content
}

export interface Operation {
  operationId: string
  summary: string
  'x-access': AccessLevel
  /** What opens an operation of the level `token`. */
  'x-proof'?: ProofKind
  /** Whether callers who must change their password first may use it. */
  'x-before-password-change'?: true
  /** How often one address may call it per minute; unlimited if absent. */
  'x-attempts-a-minute'?: number
  /** What it costs in comparison with reading one record; one if absent, zero if it has turns of its own. */
  'x-load'?: number
  /** Whether an organization may have only one such request in progress. */
  'x-one-at-a-time'?: true
  /** Whether it accepts any body and ignores it. */
  'x-ignores-body'?: true
  /** Whether a body that contains the number of a card is refused. */
  'x-refuses-card-numbers'?: true
  /** Whether its handler receives the body's exact bytes. */
  'x-raw-body'?: true
  /** Maximum size of such a body, if it differs from the limit for JSON. */
  'x-max-mb'?: number
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>

/** The parts of a bundled OpenAPI document that the server reads. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers: [{ url: string }]
  paths: Record<string, PathItem>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
  }
}

export interface Contract {
  name: 'platform' | 'assistants' | 'parts'
  /** The base path of its operations, such as `/api/v2`. */
  base: string
  document: ContractDocument
}

/** Reads a contract, once for all apps of a process. */
export function loadContract(name: Contract['name']): Contract {
  const known = loaded.get(name)
  if (known) return known
  const contract = readContract(name)
  loaded.set(name, contract)
  return contract
}

const loaded = new Map<string, Contract>()

function readContract(name: Contract['name']): Contract {
  const path = new URL(`../../openapi/generated/${name}.json`, import.meta.url)
  const document: ContractDocument = JSON.parse(readFileSync(path, 'utf8'))
  return { name, base: document.servers[0].url, document }
}

/** Lists every operation of a contract with its method and path. */
export function operationsOf({ document }: Contract) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/** Resolves a reference to a schema of the contract. */
export function resolveSchema({ document }: Contract, schema: Schema): Schema & { components?: object } {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const resolved = document.components.schemas?.[name]
  if (!resolved) throw new Error(`the contract has no schema ${name}`)
  return { ...resolved, components: document.components }
}
