import type { Database } from '../../../db/connection'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { findOrderedLines } from './ordered-line.repository'

/** The orders that an asker sees with a part that has the words; undefined where a question names none. */
export async function ordersNaming(
  db: Database,
  { words }: Pick<ToolInput, 'words'>,
  asker: Asker,
): Promise<readonly string[] | undefined> {
  if (!words || words.length === 0) return undefined
  return (await findOrderedLines(db, asker, { filters: [{}], words })).orderIds
}
