import { isManualUnreadable, missingFile } from '../manual-unreadable'
import { startPdfium } from '../pdfium/native'
import { drawPage } from './draw-page'
import { FileNotWritten } from './file-not-written'
import { createOpenDocuments } from './open-documents'
import type { RenderingReply, RenderingRequest } from './rendering-message'
import { writePageText } from './write-page-text'

const report = (reply: RenderingReply) => process.send?.(reply)
const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20)

const pdfium = await startPdfium()
const documents = createOpenDocuments(pdfium)

const open = (path: string) => {
  try {
    return documents.get(path)
  } catch (error) {
    if (isManualUnreadable(error)) throw error
    throw missingFile()
  }
}

process.on('message', async (request: RenderingRequest) => {
  try {
    const document = open(request.path)
    await ('text' in request ? writePageText(pdfium, document, request) : drawPage(pdfium, document, request))
    report({ kind: 'drawn', memory: residentMegabytes() })
  } catch (error) {
    const memory = residentMegabytes()
    if (error instanceof FileNotWritten) return report({ kind: 'unwritten', memory, message: String(error.cause) })
    if (!isManualUnreadable(error)) throw error
    report({ kind: 'unreadable', memory, code: error.code, reason: error.reason })
  }
})
report({ kind: 'ready' })
