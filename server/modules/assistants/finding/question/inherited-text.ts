import { tokenise } from '../../../../languages/text/tokenise'

/** The words of a question that are shown. */
export interface ShownWords {
  /** What it is about. */
  topic: ReadonlySet<string>
  /** Those that are shown if they come right before a word of the topic: "outer". */
  modifiers: ReadonlySet<string>
  /** Those that are shown between two words of the topic: "de". */
  links: ReadonlySet<string>
}

const piece = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*|[.,;:!?]/gu

/** The shown words of a question in its own order and spelling; one entry for words without others in between. */
export function inheritedText(question: string, { topic, modifiers, links }: ShownWords): string[] {
  const has = (text: string, words: ReadonlySet<string>) => tokenise(text).some((word) => words.has(word))
  const phrases: string[][] = []
  let phrase: string[] | undefined
  let pending: string[] = []
  for (const [text] of question.matchAll(piece)) {
    if (has(text, topic)) {
      if (!phrase) {
        phrase = []
        phrases.push(phrase)
      }
      phrase.push(...pending, text)
      pending = []
    } else if (phrase && has(text, links)) {
      pending.push(text)
    } else {
      const isModifier = has(text, modifiers)
      pending = isModifier ? [...(phrase ? [] : pending), text] : []
      phrase = undefined
    }
  }
  return phrases.map((words) => words.join(' '))
}
