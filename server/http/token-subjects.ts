import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { platformAccess } from '#contract/access'
import { subjectOf } from './signed-address'

type TokenOperation = {
  [Id in keyof typeof platformAccess]: (typeof platformAccess)[Id] extends 'token' ? Id : never
}[keyof typeof platformAccess]

const byId = z.object({ id: z.string() })
const byPath = z.object({ path: z.string() })

/** For each operation that a signed address opens: what the proof in the address must have been made for. */
export const tokenSubjects: Record<TokenOperation, (request: FastifyRequest) => string> = {
  getPageImage: ({ params }) => subjectOf.manualPages(byId.parse(params).id),
  getLogo: ({ params }) => subjectOf.logo(byId.parse(params).id),
  getSecureFile: ({ query }) => subjectOf.file(byPath.parse(query).path),
}
