import type { Pdfium } from './native'

/** Maps page coordinates (points, origin bottom left) to the rendered page. */
export interface PageFrame {
  width: number
  height: number
  /** Origin of the visible page in page coordinates. */
  left: number
  bottom: number
  /** The page's /Rotate in quarter turns clockwise. */
  rotation: number
}

/** The visible part of a loaded page (crop box within media box) and its rotation. */
export const pageFrame = (pdfium: Pdfium, page: number): PageFrame => {
  const { call, scratch } = pdfium
  call.FPDF_GetPageBoundingBox(page, scratch)
  const [left = 0, top = 792, right = 612, bottom = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 4)
  const rotation = call.FPDFPage_GetRotation(page)
  const [across, up] = [right - left, top - bottom]
  const sideways = rotation % 2 === 1
  return { left, bottom, rotation, width: sideways ? up : across, height: sideways ? across : up }
}
