import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { platformProofs } from '#contract/access'
import { type AddressSigner, proofSchema, subjectOf } from './signed-address'

/** As the contract names them with `x-proof`. */
export type ProofKind = (typeof platformProofs)[keyof typeof platformProofs]

/** A link in an e-mail that works once, before its use. */
interface OneTimeLink {
  id: string
  personId: string
  expiresAt: Date
}

/** What a proof of each kind opens, as handlers get it in `request.proof`. */
export interface Opened {
  'portal:hours': { instanceId: string }
  /** The operator whose kits they are, and the dealership that gave the link out; null for the operator itself. */
  'portal:kits': { organizationId: string; dealershipId: string | null }
  'mailed:sign-in': OneTimeLink
  'mailed:password-reset': OneTimeLink
  'mailed:unsubscribe': { personId: string }
  'signed:manual-pages': { manualId: string; owner: string }
  'signed:logo': { organizationId: string }
  'signed:file': { storageKey: string }
}

type SignedKind = Extract<ProofKind, `signed:${string}`>
type Openers<Kind extends ProofKind, Input> = { [K in Kind]: (input: Input) => Promise<Opened[K]> }

/** Each opens a token of its kind, or throws why that one opens nothing. The modules that make tokens have them. */
export type TokenOpeners = Openers<Exclude<ProofKind, SignedKind>, string>

/** For each kind of proof: what it opens, from the request that carries it. */
export type ProofOpeners = Openers<ProofKind, FastifyRequest>

const withId = z.object({ id: z.string() })
const withOwner = z.object({ for: z.string() })
const withPath = z.object({ path: z.string() })
const withToken = z.object({ token: z.string() })

export function createProofOpeners(signer: AddressSigner, tokens: TokenOpeners): ProofOpeners {
  const verify = ({ query }: FastifyRequest, subject: string) => signer.verify(subject, proofSchema.parse(query))
  const byToken =
    <Result>(open: (token: string) => Promise<Result>) =>
    ({ body, query, params }: FastifyRequest) =>
      open(withToken.parse(Object.assign({}, body, query, params)).token)
  return {
    'portal:hours': byToken(tokens['portal:hours']),
    'portal:kits': byToken(tokens['portal:kits']),
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
      verify(request, subjectOf.logo(organizationId))
      return { organizationId }
    },
    'signed:file': async (request) => {
      const { path: storageKey } = withPath.parse(request.query)
      verify(request, subjectOf.file(storageKey))
      return { storageKey }
    },
  }
}
