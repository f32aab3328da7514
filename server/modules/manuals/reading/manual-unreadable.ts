export type UnreadableCode =
  | 'not_a_pdf'
  | 'encrypted'
  | 'damaged'
  | 'no_pages'
  | 'no_text'
  | 'too_many_pages'
  | 'took_too_long'
  | 'too_much_memory'
  | 'too_complex'
  | 'cancelled'
  | 'crashed'

/** The PDF cannot be processed. `message` is shown to the person who uploaded it. */
export class ManualUnreadable extends Error {
  override readonly name = 'ManualUnreadable'

  constructor(
    readonly code: UnreadableCode,
    reason: string,
  ) {
    super(reason)
  }
}

export const isManualUnreadable = (error: unknown): error is ManualUnreadable => error instanceof ManualUnreadable
