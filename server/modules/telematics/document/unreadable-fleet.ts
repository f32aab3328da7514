/** The whole document cannot be read. */
export class UnreadableFleet extends Error {
  constructor(
    /** Line of the problem, from 1. */
    readonly line: number,
    /** A sentence shown to people. */
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`)
  }
}

/** The line of a position in a text, from 1. */
export const lineNumberAt = (text: string, place: number): number => text.slice(0, place).split('\n').length
