import { mayCall } from '../access/access-policy'
import type { Caller, Rights } from '../access/caller'
import type { Database } from '../db/connection'
import type { Text } from '../domain/text'
import { inLanguage } from './asker-text'
import { joinNotes } from './newest-note'
import type { Asker, FoundRecords, RecordTool, ToolInput } from './record-tool'

/** Whose records they are, and what a question asks of them. */
export interface AskedOfDealership {
  dealershipId: string
  input: ToolInput
  asker: Asker
}

interface DealershipTool extends Omit<RecordTool, 'mayUse' | 'find'> {
  /** Who sees them: its admins, or all of its staff. */
  level: 'dealership-admin' | 'dealership-staff'
  /** What is said where a customer is named, by whom they are not divided. */
  ofAllCustomers: Text
  find(asked: AskedOfDealership): Promise<FoundRecords>
}

/**
 * A tool for what belongs to one dealership. A super user has none: they see the records of the dealership that they name, as
 * on its pages.
 */
export const dealershipTool = (db: Database, { find, level, ofAllCustomers, ...tool }: DealershipTool): RecordTool => ({
  ...tool,
  input: [...new Set([...tool.input, 'organizationId' as const])],
  mayUse: (caller: Rights) => mayCall(level, caller),
  find: async (input, asker) => {
    const dealership = await dealershipOf(db, input, asker.caller)
    if (!dealership) return { facts: [], total: 0, refusal: inLanguage(nameDealership(tool.records), asker) }
    const found = await find({ asker, ...dealership })
    const customer = dealership.input.organizationId
    const isOfAll = customer !== undefined && customer !== dealership.dealershipId
    return isOfAll && !tool.input.includes('organizationId')
      ? { ...found, note: joinNotes(found.note, inLanguage(ofAllCustomers, asker)) }
      : found
  },
})

/** The asker's own dealership, or the one that a super user names; undefined where they name none of several. */
export async function dealershipOf(
  db: Database,
  input: ToolInput,
  { organization, isSuperuser }: Caller,
): Promise<Pick<AskedOfDealership, 'dealershipId' | 'input'> | undefined> {
  if (!isSuperuser) return organization ? { dealershipId: organization.id, input } : undefined
  const { organizationId } = input
  const [first, other] = await db
    .selectFrom('organization')
    .where('type', '=', 'DEALERSHIP')
    .$if(organizationId !== undefined, (query) => query.where('id', '=', organizationId ?? null))
    .select('id')
    .limit(2)
    .execute()
  // The only one there is need not be named.
  return first && !other ? { dealershipId: first.id, input: { ...input, organizationId: undefined } } : undefined
}

/** What a super user is told who names no dealership. */
export const nameDealership = ({ en, es }: Text): Text => ({
  en: `A super user sees the ${en} of one dealership at a time. Name the dealership.`,
  es: `Un superusuario ve ${es} de un concesionario a la vez. Nombre el concesionario.`,
})
