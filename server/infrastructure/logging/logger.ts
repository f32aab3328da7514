import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { withoutCardNumbers } from '../../domain/card-number'

/**
 * Logs one JSON object per line. URLs are logged without anything that may be a credential: the query, any path segment
 * longer than an id, such as a token, and the number of a card.
 */
export function createLogger(level: string, sink?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: toLine, err: stdSerializers.err },
  }
  return sink ? pino(options, sink) : pino(options)
}

const toLine = ({ method, url, ip }: { method?: string; url?: string; ip?: string }) => ({
  method,
  path: url && withoutCardNumbers(pathOf(url).replaceAll(longerThanId, '…')),
  ip,
})

const pathOf = (url: string) => (url.split(/[?#]/, 1)[0] ?? '').replaceAll(/%20|\+/g, ' ')

/** An id is a UUID of 36 characters. */
const longerThanId = /[^/]{37,}/g

export type { Logger }
