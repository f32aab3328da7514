import type { Pdfium } from '../pdfium/native'
import type { PageFrame } from '../pdfium/page-frame'

/**
 * Whether readers of the page see a text: itself (`visible`), as the picture that it was recognized in by a scanning
 * program (`scanned`), or not at all (`hidden`).
 */
export type Visibility = 'visible' | 'scanned' | 'hidden'

interface Bounds {
  left: number
  bottom: number
  right: number
  top: number
}

/** An image, or a form, which may contain one. */
interface Picture extends Bounds {
  /** Position in drawing order. */
  order: number
  hidesText: boolean
}

/** PDFium's types of page objects, and its mode of drawing text invisibly. */
const IMAGE = 3
const FORM = 5
const INVISIBLE = 3

/** Share of a text within a picture above which the picture shows it, or hides it. */
const SHOWN_SHARE = 0.5
const COVERED_SHARE = 0.9
/** An image of at least this share of the page is a scan of it. */
const SCAN_SHARE = 0.6

/** Tells how the text objects of one page are seen. */
export function visibilityOfTexts(pdfium: Pdfium, frame: PageFrame, page: number): (text: number) => Visibility {
  const { pictures, order } = picturesOf(pdfium, page)
  const pageArea = frame.width * frame.height
  const isScan = (picture: Picture) => areaOf(picture) >= pageArea * SCAN_SHARE

  const determine = (text: number): Visibility => {
    const bounds = boundsOf(pdfium, text)
    const isIn = (picture: Picture, share: number) => sharedArea(bounds, picture) > areaOf(bounds) * share
    if (pdfium.call.FPDFTextObj_GetTextRenderMode(text) === INVISIBLE)
      return pictures.some((picture) => isIn(picture, SHOWN_SHARE)) ? 'scanned' : 'hidden'
    const drawn = order.get(text)
    if (drawn === undefined) return 'visible'
    const covers = pictures.filter((one) => one.hidesText && one.order > drawn && isIn(one, COVERED_SHARE))
    if (covers.length === 0) return 'visible'
    return covers.some(isScan) ? 'scanned' : 'hidden'
  }

  const determined = new Map<number, Visibility>()
  return (text) => {
    const visibility = determined.get(text) ?? determine(text)
    determined.set(text, visibility)
    return visibility
  }
}

function picturesOf(pdfium: Pdfium, page: number): { pictures: Picture[]; order: Map<number, number> } {
  const { call } = pdfium
  const pictures: Picture[] = []
  const order = new Map<number, number>()
  const count = call.FPDFPage_CountObjects(page)
  for (let at = 0; at < count; at += 1) {
    const object = call.FPDFPage_GetObject(page, at)
    order.set(object, at)
    const type = call.FPDFPageObj_GetType(object)
    if (type !== IMAGE && type !== FORM) continue
    const hidesText = type === IMAGE && !call.FPDFPageObj_HasTransparency(object)
    pictures.push({ ...boundsOf(pdfium, object), order: at, hidesText })
  }
  return { pictures, order }
}

function boundsOf({ call, scratch, floats }: Pdfium, object: number): Bounds {
  const found = call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = found ? floats().subarray(scratch / 4, scratch / 4 + 4) : []
  return { left, bottom, right, top }
}

const areaOf = ({ left, bottom, right, top }: Bounds) => Math.max(0, right - left) * Math.max(0, top - bottom)

const sharedArea = (a: Bounds, b: Bounds) =>
  areaOf({
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  })
