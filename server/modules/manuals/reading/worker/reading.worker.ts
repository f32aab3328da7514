import { parentPort } from 'node:worker_threads'
import { isManualUnreadable } from '../manual-unreadable'
import { readManual } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

const say = (message: ReadingMessage) => parentPort?.postMessage(message)

const read = async ({ bytes, maxPages }: ReadingRequest) => {
  try {
    const manual = await readManual(bytes, { maxPages, onPage: (done, total) => say({ kind: 'page', done, total }) })
    say({ kind: 'read', manual })
  } catch (error) {
    if (!isManualUnreadable(error)) throw error
    say({ kind: 'unreadable', code: error.code, reason: error.message })
  }
}

parentPort?.once('message', read)
