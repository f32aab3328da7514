import { z } from 'zod'
import type { Caller } from '../access/caller'

const ofDealership = z.object({ dealershipId: z.string() }).transform(({ dealershipId }) => dealershipId)
const ofOrganization = z.object({ organizationId: z.string() }).transform(({ organizationId }) => organizationId)
const organizationOfProof = ofDealership.or(ofOrganization).optional().catch(undefined)

interface Asking {
  caller?: Pick<Caller, 'organization' | 'userId'> | undefined
  proof?: unknown
  ip: string
  routeOptions: { method: string | string[]; url?: string | undefined }
}

/**
 * With whom a request shares its turns: with those of its organization, or of the one whose link it holds. Whoever shows
 * neither shares them with the same address and operation alone, so that no crowd delays a payment or a sign-in.
 */
export function ownerOf({ caller, proof, ip, routeOptions: { method, url } }: Asking): string {
  const owner = caller?.organization?.id ?? caller?.userId ?? organizationOfProof.parse(proof)
  return owner ?? [method, url, ip].join(' ')
}

const ofLink = z.object({ linkId: z.string() }).transform(({ linkId }) => linkId)
const ofRecord = z.object({ id: z.string() }).transform(({ id }) => id)
const ofMachine = z.object({ instanceId: z.string() }).transform(({ instanceId }) => instanceId)
const linkOfProof = ofLink.or(ofRecord).or(ofMachine).optional().catch(undefined)

/** Who of the owner asks: a person, whoever holds a link, or else an address. */
export const memberOf = ({ caller, proof, ip }: Pick<Asking, 'caller' | 'proof' | 'ip'>): string =>
  caller?.userId ?? linkOfProof.parse(proof) ?? ip
