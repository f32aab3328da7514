import type { Readable } from 'node:stream'
import type {
  AssistantsRawBodies,
  assistantsAccess,
  assistantsProofs,
  PartsRawBodies,
  PlatformRawBodies,
  partsAccess,
  partsProofs,
  platformAccess,
  platformProofs,
} from '#contract/access'
import type { operations as AssistantsOperations } from '#contract/assistants'
import type { AssistantsDefaults, PartsDefaults, PlatformDefaults } from '#contract/defaults'
import type { operations as PartsOperations } from '#contract/parts'
import type { operations as PlatformOperations } from '#contract/platform'
import type { Caller } from '../access/caller'
import type { Language } from '../domain/text'
import type { Opened } from './proofs'
import type { ReceivedFile } from './uploads'

type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Record<never, never>
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>
/** Validation fills in the defaults of absent parameters, so handlers always receive them. */
type FilledIn<Query, Defaulted> = {
  [Name in keyof Query as Name extends Defaulted ? Name : never]-?: Exclude<Query[Name], undefined>
} & { [Name in keyof Query as Name extends Defaulted ? never : Name]: Query[Name] }

/** A form's file is passed as a file on disk; all other fields have the contract's types. */
type FormOf<Form> = {
  [Name in keyof Form]: Extract<Form[Name], Blob> extends never ? Form[Name] : ReceivedFile | Exclude<Form[Name], Blob>
}

type BodyOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
  ? FormOf<Form>
  : Op extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>>
    : undefined

/** Where the body may be absent, an absent one is empty (`requireJson`). */
type JsonOf<Body> = [Body] extends [{ content: { 'application/json': infer Json } }]
  ? [Body] extends [never]
    ? undefined
    : Json
  : undefined

/** Operations other than `public` and `token` ones always have a caller. */
type CallerOf<Access> = Access extends 'public' | 'token' ? Caller | undefined : Caller

/** What the operation's `x-proof` gives access to. */
type ProofOf<Proofs, Id> = Id extends keyof Proofs ? Opened[Proofs[Id] & keyof Opened] : undefined

export interface OperationRequest<Op, Access, Defaulted, Proof, IsRaw> {
  path: PathOf<Op>
  query: FilledIn<QueryOf<Op>, Defaulted>
  /** The exact bytes for an operation with `x-raw-body`. */
  body: IsRaw extends true ? Buffer : BodyOf<Op>
  caller: CallerOf<Access>
  proof: Proof
  headers: Record<string, string | string[] | undefined>
  /** Of the product's languages, the one that the client prefers. */
  language: Language
  /** The client's network address as reported by the trusted proxies. */
  address: string
  /** Aborts when the client disconnects before it was answered. */
  signal: AbortSignal
}

type Headers = Record<string, string | number>
type SuccessStatus = 200 | 201 | 202 | 204 | 206

type ReplyFor<Status, Response> = Response extends { content: { 'application/json': infer Json } }
  ? { status: Status; body: Json; headers?: Headers }
  : Response extends { content: Record<string, unknown> }
    ? { status: Status; body: Readable | Buffer; headers: Headers & { 'content-type': string } }
    : { status: Status; headers?: Headers }

type ReplyOf<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & SuccessStatus]: ReplyFor<Status, Responses[Status]> }[keyof Responses &
      SuccessStatus]
  : never

/** One function for each operationId; a missing function or a wrong type does not compile. */
export type Handlers<Operations, Access, Defaults, Proofs, RawBodies> = {
  [Id in keyof Operations & keyof Access]: (
    request: OperationRequest<
      Operations[Id],
      Access[Id],
      Id extends keyof Defaults ? Defaults[Id] : never,
      ProofOf<Proofs, Id>,
      Id extends RawBodies ? true : false
    >,
  ) => Promise<ReplyOf<Operations[Id]>>
}

export type PlatformHandlers = Handlers<
  PlatformOperations,
  typeof platformAccess,
  PlatformDefaults,
  typeof platformProofs,
  PlatformRawBodies
>
export type AssistantsHandlers = Handlers<
  AssistantsOperations,
  typeof assistantsAccess,
  AssistantsDefaults,
  typeof assistantsProofs,
  AssistantsRawBodies
>
export type PartsHandlers = Handlers<
  PartsOperations,
  typeof partsAccess,
  PartsDefaults,
  typeof partsProofs,
  PartsRawBodies
>
