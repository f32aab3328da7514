import type { Text } from '../../../domain/text'

export type UnreadableCode =
  | 'not_a_pdf'
  | 'encrypted'
  | 'damaged'
  | 'no_pages'
  | 'no_text'
  | 'form'
  | 'unreadable_text'
  | 'too_many_pages'
  | 'took_too_long'
  | 'too_much_memory'
  | 'too_complex'
  | 'cancelled'
  | 'crashed'

/** Width and height of a page as it is drawn, in points. */
export interface PageSize {
  width: number
  height: number
}

/** The PDF cannot be processed. `reason` is for the people who see the manual. */
export class ManualUnreadable extends Error {
  override readonly name = 'ManualUnreadable'

  constructor(
    readonly code: UnreadableCode,
    readonly reason: Text,
    /** Of a PDF whose pages can be shown although nothing in them can be read. */
    readonly pages: readonly PageSize[] = [],
  ) {
    super(reason.en)
  }
}

export const isManualUnreadable = (error: unknown): error is ManualUnreadable => error instanceof ManualUnreadable

export const missingFile = () =>
  new ManualUnreadable('damaged', { en: 'The PDF file no longer exists.', es: 'El archivo PDF ya no existe.' })

export const tooComplexPage = () =>
  new ManualUnreadable('too_complex', {
    en: 'The page is too complex to be drawn.',
    es: 'La página es demasiado compleja para dibujarla.',
  })
