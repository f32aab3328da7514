import { citationNumber } from '../../extractive/citation'
import type { Excerpt } from '../../extractive/excerpt'
import { escapeInline, escapeMarkdown } from '../../extractive/markdown'
import type { Statement } from './statement-reader'

type Written = Pick<Statement, 'kind' | 'text' | 'startsLine'> & { excerpts: readonly Excerpt[] }

/** Statements as Markdown, in which nothing is markup, a link or a picture, with `[n]` for the nth cited page. */
export function writeStatements(statements: readonly Written[], cited: readonly Excerpt[]): string {
  const writer = createWriter()
  return statements
    .map((statement) => {
      const numbers = statement.excerpts.map((excerpt) => citationNumber(excerpt, cited))
      return writer(statement, numbers)
    })
    .join('')
}

/** Writes statements as they come; pages are numbered in the order in which they are cited. */
export function createPreview(): (
  statement: Pick<Written, 'kind' | 'text' | 'startsLine'> & { pages: readonly string[] },
) => string {
  const writer = createWriter()
  const pages: string[] = []
  return (statement) => {
    for (const page of statement.pages) if (!pages.includes(page)) pages.push(page)
    return writer(
      statement,
      statement.pages.map((page) => pages.indexOf(page) + 1),
    )
  }
}

/** Writes one statement after the other, each with what separates it from the one before. */
function createWriter() {
  let step = 0
  let before: Statement['kind'] | undefined
  return (
    { kind, text, startsLine }: Pick<Written, 'kind' | 'text' | 'startsLine'>,
    cited: readonly number[],
  ): string => {
    const numbers = [...new Set(cited)].map((number) => ` [${number}]`).join('')
    const isNewLine = startsLine || kind !== 'sentence' || before === undefined
    if (kind === 'step') step += 1
    const label = kind === 'step' ? `${step}. ` : kind === 'item' ? '- ' : ''
    const body = isNewLine ? escapeMarkdown(text) : escapeInline(text)
    const isListed = kind !== 'sentence' && kind === before
    const separator = before === undefined ? '' : isNewLine ? (isListed ? '\n' : '\n\n') : ' '
    before = kind
    return `${separator}${label}${body}${numbers}`
  }
}
