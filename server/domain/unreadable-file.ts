import type { Text } from './text'

/** A file, such as a table or a fleet snapshot, of which nothing can be read. */
export class UnreadableFile extends Error {
  constructor(
    /** Where reading stopped, the first line being 1. */
    readonly line: number,
    readonly reason: Text,
  ) {
    super(`Line ${line}: ${reason.en}`)
  }

  /** For people, with the line. */
  get text(): Text {
    const { en, es } = this.reason
    return { en: `Line ${this.line}: ${en}`, es: `Línea ${this.line}: ${es}` }
  }
}

export const tooMany = (limit: number, things: string, inSpanish: string): Text => ({
  en: `There are more than ${limit} ${things}.`,
  es: `Hay más de ${limit} ${inSpanish}.`,
})
