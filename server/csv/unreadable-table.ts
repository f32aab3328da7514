/** Why none of a table can be read. */
export class UnreadableTable extends Error {
  constructor(
    /** Where reading stopped, the first line being 1. */
    readonly line: number,
    /** A sentence for people. */
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`)
  }
}
