import type { Text } from '../../../domain/text'

/** The whole document cannot be read. */
export class UnreadableFleet extends Error {
  constructor(
    /** Line of the problem, from 1. */
    readonly line: number,
    readonly reason: Text,
  ) {
    super(`Line ${line}: ${reason.en}`)
  }

  /** For people, with the line. */
  get text(): Text {
    return { en: this.message, es: `Línea ${this.line}: ${this.reason.es}` }
  }
}

/** The line of a position in a text, from 1. */
export const lineNumberAt = (text: string, place: number): number => text.slice(0, place).split('\n').length
