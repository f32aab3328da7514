import { mayCall } from '../../../access/access-policy'
import type { Caller, Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { joinNotes } from '../../../record-tools/newest-note'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'

/** Whose money it is, and what a question asks of it. */
interface Asked {
  dealershipId: string
  input: ToolInput
  asker: Asker
}

interface MoneyTool extends Omit<RecordTool, 'mayUse' | 'find'> {
  find(asked: Asked): Promise<FoundRecords>
}

/**
 * A tool for the money of one dealership, which only its admins see. A super user has none: they see that of the dealership
 * that they name, as on its pages.
 */
export const moneyTool = (db: Database, { find, ...tool }: MoneyTool): RecordTool => ({
  ...tool,
  input: [...new Set([...tool.input, 'organizationId' as const])],
  mayUse: (caller: Rights) => mayCall('dealership-admin', caller),
  find: async (input, asker) => {
    const dealership = await dealershipOf(db, input, asker.caller)
    if (!dealership) return { facts: [], total: 0, refusal: inLanguage(nameOne(tool.records), asker) }
    const found = await find({ asker, ...dealership })
    const customer = dealership.input.organizationId
    const isOfAll = customer !== undefined && customer !== dealership.dealershipId
    return isOfAll && !tool.input.includes('organizationId')
      ? { ...found, note: joinNotes(found.note, inLanguage(ofAllCustomers(tool.records), asker)) }
      : found
  },
})

async function dealershipOf(
  db: Database,
  input: ToolInput,
  { organization, isSuperuser }: Caller,
): Promise<Pick<Asked, 'dealershipId' | 'input'> | undefined> {
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

const nameOne = ({ en, es }: Text): Text => ({
  en: `A super user sees the ${en} of one dealership at a time. Name the dealership.`,
  es: `Un superusuario ve ${es} de un concesionario a la vez. Nombre el concesionario.`,
})

const ofAllCustomers = ({ en, es }: Text): Text => ({
  en: `These are the ${en} of all customers.`,
  es: `Son ${es} de todos los clientes.`,
})
