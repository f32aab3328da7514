/** What makes all of a document unreadable. */
export class UnreadableFleet extends Error {
  constructor(
    /** Where reading broke off, the first line being 1. */
    readonly line: number,
    /** A sentence for people. */
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`)
  }
}

/** In which line of a text a place lies, from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length
