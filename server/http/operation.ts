import type { Readable } from 'node:stream'
import type {
  assistantsAccess,
  assistantsProofs,
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
import type { Opened } from './proofs'
import type { ReceivedFile } from './uploads'

type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Record<never, never>
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>
/** Validation fills in the default of what was not sent, so handlers receive it always. */
type FilledIn<Query, Defaulted> = {
  [Name in keyof Query as Name extends Defaulted ? Name : never]-?: Exclude<Query[Name], undefined>
} & { [Name in keyof Query as Name extends Defaulted ? never : Name]: Query[Name] }

/** A form's file arrives as a file on disk, everything else as the contract types it. */
type FormOf<Form> = {
  [Name in keyof Form]: Extract<Form[Name], Blob> extends never ? Form[Name] : ReceivedFile | Exclude<Form[Name], Blob>
}

type BodyOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
  ? FormOf<Form>
  : Op extends { requestBody: { content: { 'application/json': infer Json } } }
    ? Json
    : undefined

/** Only signed-in people reach an operation whose access is neither `public` nor `token`. */
type CallerOf<Access> = Access extends 'public' | 'token' ? Caller | undefined : Caller

/** What the `x-proof` of an operation has opened. */
type ProofOf<Proofs, Id> = Id extends keyof Proofs ? Opened[Proofs[Id] & keyof Opened] : undefined

export interface OperationRequest<Op, Access, Defaulted, Proof> {
  path: PathOf<Op>
  query: FilledIn<QueryOf<Op>, Defaulted>
  body: BodyOf<Op>
  caller: CallerOf<Access>
  proof: Proof
  headers: Record<string, string | string[] | undefined>
  /** The client's network address, as the proxies tell it that are trusted. */
  address: string
  /** Ends when the client goes away before it was answered. */
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

/** One function for each operationId: a missing one, or one that takes or gives something else, does not compile. */
export type Handlers<Operations, Access, Defaults, Proofs> = {
  [Id in keyof Operations & keyof Access]: (
    request: OperationRequest<
      Operations[Id],
      Access[Id],
      Id extends keyof Defaults ? Defaults[Id] : never,
      ProofOf<Proofs, Id>
    >,
  ) => Promise<ReplyOf<Operations[Id]>>
}

export type PlatformHandlers = Handlers<
  PlatformOperations,
  typeof platformAccess,
  PlatformDefaults,
  typeof platformProofs
>
export type AssistantsHandlers = Handlers<
  AssistantsOperations,
  typeof assistantsAccess,
  AssistantsDefaults,
  typeof assistantsProofs
>
export type PartsHandlers = Handlers<PartsOperations, typeof partsAccess, PartsDefaults, typeof partsProofs>
