import type { Text } from './text'

/** A file, such as a table or a fleet snapshot, of which nothing can be read. */
export class UnreadableFile extends Error {
  constructor(
    /** Where reading stopped, the first line being 1; 0 for a file that is refused as a whole. */
    readonly line: number,
    readonly reason: Text,
  ) {
    super(atLine(line, reason).en)
  }

  /** For people, with the line. */
  get text(): Text {
    return atLine(this.line, this.reason)
  }
}

const atLine = (line: number, reason: Text): Text =>
  line === 0 ? reason : { en: `Line ${line}: ${reason.en}`, es: `Línea ${line}: ${reason.es}` }

export const tooMany = (limit: number, things: string, inSpanish: string): Text => ({
  en: `There are more than ${limit} ${things}.`,
  es: `Hay más de ${limit} ${inSpanish}.`,
})
