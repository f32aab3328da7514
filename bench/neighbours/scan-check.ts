import type { UploadedManual } from './manuals'

type Scan = Pick<UploadedManual, 'status' | 'reason' | 'pages' | 'pages_done' | 'ocr_pages'>

/**
 * Checks uploads of a scan, one after the other; the last one may have been interrupted.
 * @throws Error if a finished one has pages that were not recognized, or none of all has any that was
 */
export function createScanCheck(): (scan: Scan) => void {
  let recognized = 0
  return ({ status, reason, pages, pages_done, ocr_pages }) => {
    if (status === 'FAILED') throw new Error(`the scan was not recognized: ${reason}`)
    if (status === 'READY' && ocr_pages !== pages)
      throw new Error(`only ${ocr_pages} of ${pages} pages were recognized`)
    // Pages of a scan are done once they are recognized.
    recognized += pages_done
    if (recognized === 0) throw new Error('no page was recognized')
  }
}
