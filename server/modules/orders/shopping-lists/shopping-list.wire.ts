import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Language } from '../../../domain/text'
import { type LineReader, linesToWire } from '../cart/cart.wire'
import { managesList } from './shopping-list'
import { findListLines, type ListKey, type ShoppingList } from './shopping-list.repository'

type Schemas = components['schemas']

export const listToWire = (
  { id, version, name, owner, lineCount, ...list }: ShoppingList,
  caller: Caller,
): Schemas['ShoppingListSummary'] => ({
  id,
  version,
  name,
  is_shared: list.sharedWith !== null,
  owner,
  is_own: list.personId === caller.userId,
  can_manage: managesList(caller, list),
  line_count: lineCount,
})

/** The lines of a list at today's prices; one whose part was deleted has the number and the description from before. */
export async function listLinesToWire(
  reader: LineReader,
  key: ListKey,
  language: Language,
): Promise<Pick<Schemas['Cart'], 'amount' | 'lines'>> {
  const stored = await findListLines(reader.db, key)
  const { amount, lines } = await linesToWire(reader, key, stored, language)
  const named = lines.map((line, index) => {
    const isGone = line.part_id === null && line.bundle_id === null
    const { partNumber = '', description = '' } = stored[index] ?? {}
    return isGone ? { ...line, part_number: partNumber, description } : line
  })
  return { amount, lines: named }
}
