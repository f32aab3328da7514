import { ManualUnreadable } from '../manual-unreadable'
import { isPicture } from '../ocr/little-text'
import type { Pdfium } from '../pdfium/native'
import type { PageText, Word } from './page-text'

/** PDFium's types of documents: without a form, and whose form is described in XFA, with and without pages of their own. */
const NO_FORM = 0
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
export const isFormPlaceholder = (words: readonly Word[], fields: number): boolean =>
  fields === 0 &&
  words.length <= MAX_PLACEHOLDER_WORDS &&
  (words.some(({ text }) => program.test(text)) || words.slice(0, FIRST_WORDS).some(({ text }) => wait.test(text)))

export const formOnly = () =>
  new ManualUnreadable('form', {
    en: 'This PDF is a form that only Adobe Reader shows. Open it there, print it to a PDF and upload that one.',
    es: 'Este PDF es un formulario que solo muestra Adobe Reader. Ábralo allí, imprímalo como PDF y suba ese.',
  })

/** In each language, the request names the program as it is called and, if it is long, the kind of the file. */
const reader = /\badobe\W{0,3}(?:reader|acrobat)|\bacrobat\b|\badobe\.com\b/iu
const pdf = /(?<!\p{L})pdf/iu
const MAX_SHORT_REQUEST_WORDS = 40
const MAX_REQUEST_WORDS = 150
/** Versions of the program, and at most one other number. */
const version = /(?:adobe|reader|acrobat|windows)\W{0,3}(?:reader|acrobat)?\W{0,3}\d+(?:\.\d+)*/giu
const number = /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/gu
const MAX_NUMBERS = 1

/**
 * Whether all that a document says is to open it in another program, as the cover of a portfolio or of a protected
 * document does. One with figures, pictures or fields says more.
 */
export function isRequestForReader({ call }: Pdfium, document: number, pages: readonly PageText[]): boolean {
  const words = pages.flatMap((page) => page.words)
  if (words.length === 0 || words.length > MAX_REQUEST_WORDS || pages.some(isPicture)) return false
  const text = words.map((word) => word.text).join(' ')
  if (!reader.test(text) || !(words.length <= MAX_SHORT_REQUEST_WORDS || pdf.test(text))) return false
  const numbers = text.replace(version, '').match(number) ?? []
  return numbers.length <= MAX_NUMBERS && call.FPDF_GetFormType(document) === NO_FORM
}

export const requestForReader = () =>
  new ManualUnreadable('form', {
    en: 'This PDF says nothing but to open it in Adobe Reader or Acrobat. Open it there and upload the documents in it, or print it to a PDF and upload that one.',
    es: 'Este PDF solo pide que se abra en Adobe Reader o Acrobat. Ábralo allí y suba los documentos que contiene, o imprímalo como PDF y suba ese.',
  })
