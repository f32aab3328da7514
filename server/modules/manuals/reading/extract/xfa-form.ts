import { ManualUnreadable } from '../manual-unreadable'
import type { Pdfium } from '../pdfium/native'
import type { Word } from './page-text'

/** PDFium's types of documents whose form is described in XFA, with and without pages of their own. */
const XFA_FULL = 2
const XFA_FOREGROUND = 3

/** In each language, the page that stands in for such a form asks to wait ..., or names the program that shows it. */
const program = /adobe/i
const wait = /\.\.\.|…/
const FIRST_WORDS = 6
const MAX_PLACEHOLDER_WORDS = 250

/** Whether a program draws the form from its description instead of the pages of the PDF. */
export function isXfaForm({ call }: Pdfium, document: number): boolean {
  const type = call.FPDF_GetFormType(document)
  return type === XFA_FULL || type === XFA_FOREGROUND
}

/** Whether the only page of a form stands in for it, as it has no fields of its own. */
export const isPlaceholder = (words: readonly Word[], fields: number): boolean =>
  fields === 0 &&
  words.length <= MAX_PLACEHOLDER_WORDS &&
  (words.some(({ text }) => program.test(text)) || words.slice(0, FIRST_WORDS).some(({ text }) => wait.test(text)))

export const formOnly = () =>
  new ManualUnreadable('form', {
    en: 'This PDF is a form that only Adobe Reader shows. Open it there, print it to a PDF and upload that one.',
    es: 'Este PDF es un formulario que solo muestra Adobe Reader. Ábralo allí, imprímalo como PDF y suba ese.',
  })
