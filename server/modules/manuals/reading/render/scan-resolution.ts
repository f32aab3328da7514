import type { Pdfium } from '../pdfium/native'
import type { PageFrame } from '../pdfium/page-frame'
import { areaOf, boundsOf, IMAGE, visitObjects } from '../pdfium/page-objects'

/** More pixels than this for each one of a scan, by side, cost time and improve nothing. */
const MAX_ENLARGEMENT = 2.5
const MIN_DOTS_PER_INCH = 150
/** A page of which images cover this share, and which has nothing else, is a scan. */
const SCAN_SHARE = 0.6
const POINTS_PER_INCH = 72

/**
 * The resolution in dots per inch at which the text of a page is best recognized: the usual one, or less if the page is a
 * scan with few pixels, which in many PDFs lie on a page much larger than the paper.
 */
export function scanResolution(pdfium: Pdfium, page: number, frame: PageFrame, usual: number): number {
  const { call, bytes, scratch } = pdfium
  let [pixels, area, isScan] = [0, 0, true]
  visitObjects(pdfium, page, (object) => {
    if (object.type !== IMAGE) isScan = false
    if (!isScan || !call.FPDFImageObj_GetImagePixelSize(object.handle, scratch, scratch + 4)) return
    const [width = 0, height = 0] = new Uint32Array(bytes().slice(scratch, scratch + 8).buffer)
    pixels += width * height
    area += areaOf(boundsOf(pdfium, object))
  })
  if (!isScan || area < frame.width * frame.height * SCAN_SHARE) return usual
  const ofScan = Math.sqrt(pixels / area) * POINTS_PER_INCH
  return Math.min(usual, Math.max(MIN_DOTS_PER_INCH, ofScan * MAX_ENLARGEMENT))
}
