import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { platformAccess } from '#contract/access'
import { type AddressSigner, proofSchema, subjectOf } from './signed-address'

type TokenOperation = {
  [Id in keyof typeof platformAccess]: (typeof platformAccess)[Id] extends 'token' ? Id : never
}[keyof typeof platformAccess]

/** Lets a call pass, or throws the Problem that says why not. */
export type TokenProof = (request: FastifyRequest) => unknown

interface Options {
  signer: AddressSigner
  /** @throws Problem 404 for what is no such link, 410 for one that has ended. */
  openPortalLink: (token: string, kind: 'machine_hours' | 'service_kits') => Promise<unknown>
}

const byId = z.object({ id: z.string() })
const byOwner = z.object({ for: z.string() })
const byPath = z.object({ path: z.string() })
const byToken = z.object({ token: z.string() })

/** For each operation of the contract that no account opens: what does. */
export function createTokenProofs({ signer, openPortalLink }: Options): Record<TokenOperation, TokenProof> {
  const signed =
    (subject: (request: FastifyRequest) => string): TokenProof =>
    (request) =>
      signer.verify(subject(request), proofSchema.parse(request.query))
  return {
    getPageImage: signed(({ params, query }) => subjectOf.manualPages(byId.parse(params).id, byOwner.parse(query).for)),
    getLogo: signed(({ params }) => subjectOf.logo(byId.parse(params).id)),
    getSecureFile: signed(({ query }) => subjectOf.file(byPath.parse(query).path)),
    getHoursPortal: ({ params }) => openPortalLink(byToken.parse(params).token, 'machine_hours'),
    updateHours: ({ body }) => openPortalLink(byToken.parse(body).token, 'machine_hours'),
    getServiceKitsPortal: ({ params }) => openPortalLink(byToken.parse(params).token, 'service_kits'),
  }
}
