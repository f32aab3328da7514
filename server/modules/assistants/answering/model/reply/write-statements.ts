import { escapeInline, escapeMarkdown } from '../../extractive/markdown'
import type { Statement } from './statement-reader'

interface Written extends Pick<Statement, 'kind' | 'text' | 'startsLine'> {
  places: readonly { manualId: string; page: number }[]
}

/** Statements as Markdown, in which nothing is markup, a link or a picture, with `[n]` for the nth cited page. */
export const writeStatements = (statements: readonly Written[]): string =>
  statements.map(createStatementWriter()).join('')

/**
 * Writes one statement after the other, each with what separates it from the one before; pages are numbered in the order
 * in which they are cited.
 */
export function createStatementWriter(): (statement: Written) => string {
  const pages: string[] = []
  let step = 0
  let before: Statement['kind'] | undefined

  function numberOf({ manualId, page }: Written['places'][number]): number {
    const key = `${manualId} ${page}`
    if (!pages.includes(key)) pages.push(key)
    return pages.indexOf(key) + 1
  }

  return ({ kind, text, startsLine, places }) => {
    const numbers = [...new Set(places.map(numberOf))].map((number) => ` [${number}]`).join('')
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
