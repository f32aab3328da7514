import type { Pdfium } from '../pdfium/native'
import type { PageFrame } from '../pdfium/page-frame'
import { areaOf, type Bounds, boundsOf, IMAGE, PATH, type PageObject, TEXT, visitObjects } from '../pdfium/page-objects'
import { coveredShare } from './covered-share'

/**
 * Whether readers of the page see a text: itself (`visible`), as the picture that it was recognized in by a scanning
 * program (`scanned`), or not at all (`hidden`).
 */
export type Visibility = 'visible' | 'scanned' | 'hidden'

interface Drawn {
  /** Position in drawing order. */
  order: number
}

interface Picture extends Bounds, Drawn {
  hidesText: boolean
}

/** PDFium's mode of drawing text invisibly. */
const INVISIBLE = 3

/** Share of a text within pictures above which they show it, or hide it. */
const SHOWN_SHARE = 0.5
const COVERED_SHARE = 0.9
/** Images of at least this share of the page are a scan of it; its strips have this share of the width or height. */
const SCAN_SHARE = 0.6

const MAX_MEASURED_PICTURES = 300
/** Of a letter, in points; most letters have curves, rules and boxes hardly any segments. */
const LETTER = { min: 1, max: 30, segments: 5 }
const MAX_PATHS = 5000

export interface PageVisibility {
  /** Of a text object, by PDFium's handle. */
  of(text: number): Visibility
  /** Share (0 to 1) of the page that is covered by pictures. */
  pictureShare: number
  /** How many shapes are drawn that may be letters. */
  outlines: number
}

/** Determines how the text objects of one page are seen. */
export function visibilityOfTexts(pdfium: Pdfium, frame: PageFrame, page: number): PageVisibility {
  const { pictures, texts, outlines } = objectsOf(pdfium, page)
  const pageBounds = boundsOfPage(frame)
  const isStrip = ({ left, right, bottom, top }: Bounds) =>
    right - left >= (pageBounds.right - pageBounds.left) * SCAN_SHARE ||
    top - bottom >= (pageBounds.top - pageBounds.bottom) * SCAN_SHARE

  function determine(handle: number): Visibility {
    const text = texts.get(handle)
    if (!text) return 'visible'
    if (pdfium.call.FPDFTextObj_GetTextRenderMode(handle) === INVISIBLE)
      return coveredShare(boundsOf(pdfium, text), pictures) > SHOWN_SHARE ? 'scanned' : 'hidden'
    const later = pictures.filter(({ hidesText, order }) => hidesText && order > text.order)
    if (later.length === 0) return 'visible'
    const bounds = boundsOf(pdfium, text)
    if (coveredShare(bounds, later) <= COVERED_SHARE) return 'visible'
    const strips = later.filter(isStrip)
    const isScan =
      coveredShare(bounds, strips) > COVERED_SHARE &&
      strips.reduce((sum, strip) => sum + areaOf(strip), 0) >= areaOf(pageBounds) * SCAN_SHARE
    return isScan ? 'scanned' : 'hidden'
  }

  const determined = new Map<number, Visibility>()
  return {
    of(text) {
      const visibility = determined.get(text) ?? determine(text)
      determined.set(text, visibility)
      return visibility
    },
    pictureShare: pictureShareOf(pageBounds, pictures),
    outlines,
  }
}

/** Overlapping pictures count once, unless there are so many that this would take long. */
const pictureShareOf = (page: Bounds, pictures: readonly Bounds[]): number =>
  pictures.length > MAX_MEASURED_PICTURES
    ? Math.min(1, pictures.reduce((sum, picture) => sum + areaOf(picture), 0) / areaOf(page))
    : coveredShare(page, pictures)

function boundsOfPage({ left, bottom, width, height, rotation }: PageFrame): Bounds {
  const [across, up] = rotation % 2 === 1 ? [height, width] : [width, height]
  return { left, bottom, right: left + across, top: bottom + up }
}

function objectsOf(pdfium: Pdfium, page: number) {
  const pictures: Picture[] = []
  const texts = new Map<number, PageObject & Drawn>()
  let [order, paths, outlines] = [0, 0, 0]
  visitObjects(pdfium, page, (object) => {
    order += 1
    if (object.type === TEXT) texts.set(object.handle, { ...object, order })
    else if (object.type === IMAGE)
      pictures.push({ ...boundsOf(pdfium, object), order, hidesText: !object.isTransparent })
    else if (object.type === PATH && ++paths <= MAX_PATHS && isOutline(pdfium, object)) outlines += 1
  })
  return { pictures, texts, outlines }
}

/** Whether a path has the size and the shape of a letter that was converted to outlines. */
function isOutline(pdfium: Pdfium, object: PageObject): boolean {
  const { call, scratch } = pdfium
  if (call.FPDFPath_CountSegments(object.handle) < LETTER.segments) return false
  if (!call.FPDFPath_GetDrawMode(object.handle, scratch, scratch + 4)) return false
  const [isFilled, isStroked] = pdfium
    .bytes()
    .subarray(scratch, scratch + 5)
    .filter((_, at) => at % 4 === 0)
  if (!isFilled || isStroked) return false
  const { left, right, bottom, top } = boundsOf(pdfium, object)
  return right - left <= LETTER.max && top - bottom <= LETTER.max && top - bottom >= LETTER.min
}
