import { isManualUnreadable } from '../manual-unreadable'
import { openPdfFile } from '../pdfium/pdf-source'
import { readManual } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

/** Passages per message. */
const BATCH_SIZE = 100

const report = (message: ReadingMessage) => process.send?.(message)

async function read({ path, maxPages }: ReadingRequest): Promise<void> {
  const { passages, ...manual } = await readManual(openPdfFile(path), {
    ...(maxPages === undefined ? {} : { maxPages }),
    onPage: (done, total) => report({ kind: 'page', done, total }),
  })
  for (let start = 0; start < passages.length; start += BATCH_SIZE) {
    report({ kind: 'passages', passages: passages.slice(start, start + BATCH_SIZE) })
  }
  report({ kind: 'read', manual })
}

process.once('message', (request: ReadingRequest) =>
  read(request).catch((error: unknown) => {
    if (!isManualUnreadable(error)) throw error
    report({ kind: 'unreadable', code: error.code, reason: error.reason })
  }),
)
