import type { Pdfium } from './native'

/** In page coordinates: points, origin bottom left. */
export interface Bounds {
  left: number
  bottom: number
  right: number
  top: number
}

/** Maps a point to `(a x + c y + e, b x + d y + f)`. */
interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export interface PageObject {
  /** PDFium's handle. */
  handle: number
  type: number
  /** Whether readers see what is below an image, as they do below an opaque one in a transparent form. */
  isTransparent: boolean
  /** From the coordinates of the object, which are those of the form that contains it, to those of the page. */
  toPage: Matrix
}

/** PDFium's types of page objects. */
export const TEXT = 1
export const PATH = 2
export const IMAGE = 3
const FORM = 5

const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** Visits the objects of a page in drawing order, and those that a form contains instead of the form. */
export function visitObjects(pdfium: Pdfium, page: number, visit: (object: PageObject) => void): void {
  const { call } = pdfium

  function visitObject(handle: number, parent: Omit<PageObject, 'handle' | 'type'>): void {
    const type = call.FPDFPageObj_GetType(handle)
    const isOpaque = (type !== IMAGE && type !== FORM) || !call.FPDFPageObj_HasTransparency(handle)
    const isTransparent = parent.isTransparent || !isOpaque
    if (type !== FORM) {
      visit({ handle, type, isTransparent, toPage: parent.toPage })
      return
    }
    const inner = { isTransparent, toPage: concatenated(matrixOf(pdfium, handle), parent.toPage) }
    const count = call.FPDFFormObj_CountObjects(handle)
    for (let at = 0; at < count; at += 1) visitObject(call.FPDFFormObj_GetObject(handle, at), inner)
  }

  const count = call.FPDFPage_CountObjects(page)
  for (let at = 0; at < count; at += 1)
    visitObject(call.FPDFPage_GetObject(page, at), { isTransparent: false, toPage: identity })
}

/** The bounds of an object on the page. */
export function boundsOf(
  { call, scratch, floats }: Pdfium,
  { handle, toPage }: Pick<PageObject, 'handle' | 'toPage'>,
): Bounds {
  const found = call.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = found ? floats().subarray(scratch / 4, scratch / 4 + 4) : []
  const { a, b, c, d, e, f } = toPage
  const x = [left, right].flatMap((one) => [bottom, top].map((other) => a * one + c * other + e))
  const y = [left, right].flatMap((one) => [bottom, top].map((other) => b * one + d * other + f))
  return { left: Math.min(...x), right: Math.max(...x), bottom: Math.min(...y), top: Math.max(...y) }
}

export const areaOf = ({ left, bottom, right, top }: Bounds) => Math.max(0, right - left) * Math.max(0, top - bottom)

function matrixOf({ call, scratch, floats }: Pdfium, object: number): Matrix {
  if (!call.FPDFPageObj_GetMatrix(object, scratch)) return identity
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats().subarray(scratch / 4, scratch / 4 + 6)
  return { a, b, c, d, e, f }
}

/** Applies the first matrix, then the second. */
const concatenated = (first: Matrix, second: Matrix): Matrix => ({
  a: first.a * second.a + first.b * second.c,
  b: first.a * second.b + first.b * second.d,
  c: first.c * second.a + first.d * second.c,
  d: first.c * second.b + first.d * second.d,
  e: first.e * second.a + first.f * second.c + second.e,
  f: first.e * second.b + first.f * second.d + second.f,
})
