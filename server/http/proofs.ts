import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { platformProofs } from '#contract/access'
import type { Caller } from '../access/caller'
import { type Authenticate, signedInCaller } from './guards'
import { type AddressSigner, proofSchema, subjectOf } from './signed-address'

/** As the contract names them with `x-proof`. */
export type ProofKind = (typeof platformProofs)[keyof typeof platformProofs]

/** An unused one-time link of an e-mail. */
interface OneTimeLink {
  id: string
  personId: string
  expiresAt: Date
}

/** A dealership that sells, and the operator that is its customer. */
interface SalesParties {
  dealershipId: string
  operatorId: string
}

/** What a proof of each kind gives access to; handlers receive it as `request.proof`. */
export interface Opened {
  'portal:hours': { instanceId: string }
  /** The operator that owns the kits, and the dealership that created the link; null if the operator created it. */
  'portal:kits': { organizationId: string; dealershipId: string | null; linkId: string }
  'portal:order': SalesParties & { id: string; linkId: string }
  'portal:quote': SalesParties & { id: string }
  'portal:maintenance-quote': SalesParties & { id: string }
  'portal:place-order': SalesParties & { linkId: string }
  'mailed:sign-in': OneTimeLink
  'mailed:password-reset': OneTimeLink
  'mailed:unsubscribe': { personId: string } | { contactId: string } | { customerContactId: string }
  'signed:manual-pages': { manualId: string; owner: string }
  /** With a caller who sent a bearer token instead of a signature, and who may not see it. */
  'signed:logo': { organizationId: string; caller?: Caller }
  'signed:file': { storageKey: string; caller?: Caller }
  'signed:picture': { pictureId: string }
}

type SignedKind = Extract<keyof Opened, `signed:${string}`>
type Openers<Kind extends keyof Opened, Input> = { [K in Kind]: (input: Input) => Promise<Opened[K]> }

/** Opens a token or throws if it is not valid. Provided by the modules that create the tokens. */
export type TokenOpeners = Openers<Exclude<keyof Opened, SignedKind>, string>

/** Opens the proof that a request carries, by kind. */
export type ProofOpeners = Openers<keyof Opened, FastifyRequest>

const withId = z.object({ id: z.string() })
const withOwner = z.object({ for: z.string() })
const withPath = z.object({ path: z.string() })
const withToken = z.object({ token: z.string() })

/** Half of a proof proves nothing. */
const unsigned = { expires: 0, signature: '' }
const isSigned = (query: unknown) => z.object({ signature: z.string() }).safeParse(query).success

export function createProofOpeners(
  signer: AddressSigner,
  tokens: TokenOpeners,
  authenticate: Authenticate,
): ProofOpeners {
  const verify = ({ query }: FastifyRequest, subject: string) =>
    signer.verify(subject, proofSchema.catch(unsigned).parse(query))
  /** Verifies the signature of an address, or authenticates the bearer token of a request without one. */
  const verifyOrSignedIn = async (request: FastifyRequest, subject: string): Promise<{ caller?: Caller }> => {
    if (!isSigned(request.query)) return { caller: await signedInCaller(request, authenticate) }
    verify(request, subject)
    return {}
  }
  const byToken =
    <Result>(open: (token: string) => Promise<Result>) =>
    ({ body, query, params }: FastifyRequest) =>
      open(withToken.parse(Object.assign({}, Buffer.isBuffer(body) ? {} : body, query, params)).token)
  return {
    'portal:hours': byToken(tokens['portal:hours']),
    'portal:kits': byToken(tokens['portal:kits']),
    'portal:order': byToken(tokens['portal:order']),
    'portal:quote': byToken(tokens['portal:quote']),
    'portal:maintenance-quote': byToken(tokens['portal:maintenance-quote']),
    'portal:place-order': byToken(tokens['portal:place-order']),
    'mailed:sign-in': byToken(tokens['mailed:sign-in']),
    'mailed:password-reset': byToken(tokens['mailed:password-reset']),
    'mailed:unsubscribe': byToken(tokens['mailed:unsubscribe']),
    'signed:manual-pages': async (request) => {
      const opened = { manualId: withId.parse(request.params).id, owner: withOwner.parse(request.query).for }
      verify(request, subjectOf.manualPages(opened.manualId, opened.owner))
      return opened
    },
    'signed:logo': async (request) => {
      const { id: organizationId } = withId.parse(request.params)
      return { organizationId, ...(await verifyOrSignedIn(request, subjectOf.logo(organizationId))) }
    },
    'signed:picture': async (request) => {
      const { id: pictureId } = withId.parse(request.params)
      verify(request, subjectOf.picture(pictureId))
      return { pictureId }
    },
    'signed:file': async (request) => {
      const { path: storageKey } = withPath.parse(request.query)
      return { storageKey, ...(await verifyOrSignedIn(request, subjectOf.file(storageKey))) }
    },
  }
}
