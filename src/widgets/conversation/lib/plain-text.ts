import type { Answer } from '@/entities/conversation'
import { dividedByUse } from './citation-links'
import { tablesAsLines } from './tables-as-lines'

/** Words in brackets that lead to a citation. */
const linkedWords = /(?<!\\)\[(?!\d{1,2}\])([^[\]\\]+)\]/g

/** An answer's Markdown as text that reads well aloud: without escapes, marks of emphasis or quotation, citation numbers. */
export function spokenText(response: string): string {
  return tablesAsLines(response)
    .replace(/(?<!\\)\[\d{1,2}\]/g, '')
    .replace(linkedWords, '$1')
    .replace(/^> /gm, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/ +([.,;:\n]|$)/g, '$1')
    .trim()
}

/** An answer to paste elsewhere: its warnings, its text, its parts, the source of each number in it, and who wrote it. */
export function copiedText(
  { response, citations, safety, warnings, parts }: Answer,
  words: { page: (n: number) => string; writer?: string | undefined },
): string {
  const text = tablesAsLines(response)
    .replace(linkedWords, '$1 ')
    .replace(/^> /gm, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([^\w\s])/g, '$1')
  const beware = [...warnings, ...safety.map(({ level, text: note }) => `${level}: ${note}`)]
  const { used } = dividedByUse(response, citations)
  const sources = used.map((citation) => `[${citation.n}] ${citation.manual_name}, ${words.page(citation.page)}`)
  const named = new Set(parts.map(({ part_number, description }) => `${part_number} ${description}`))
  return [beware.join('\n'), text, [...named].join('\n'), sources.join('\n'), words.writer].filter(Boolean).join('\n\n')
}
