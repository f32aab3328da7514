import { parentPort } from 'node:worker_threads'
import { isManualUnreadable } from '../manual-unreadable'
import { startPdfium } from '../pdfium/native'
import { drawPage } from './draw-page'
import type { RenderingReply, RenderingRequest } from './rendering-message'

const pdfium = startPdfium()

const say = (reply: RenderingReply) => parentPort?.postMessage(reply)

const draw = async ({ id, bytes, page, width }: RenderingRequest) => {
  try {
    say({ id, kind: 'drawn', image: new Uint8Array(await drawPage(await pdfium, bytes, page, width)) })
  } catch (error) {
    if (!isManualUnreadable(error)) throw error
    say({ id, kind: 'unreadable', code: error.code, reason: error.message })
  }
}

parentPort?.on('message', draw)
