import type { Text } from '../domain/text'
import { UnreadableFile } from '../domain/unreadable-file'
import type { TableOutline } from './table-outline'

/** Why a table cannot be read, with the place where its head was found. */
export function faultText({ sheet, headLine }: TableOutline, fault: Text): Text {
  const { text } = new UnreadableFile(headLine, fault)
  return sheet === null ? text : { en: `Sheet ${sheet}. ${text.en}`, es: `Hoja ${sheet}. ${text.es}` }
}
