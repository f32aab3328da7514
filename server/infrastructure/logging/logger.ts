import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/**
 * Logs one JSON object per line. URLs are logged without anything that may be a credential: the query, and any path
 * segment longer than an id, such as a token.
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
  path: url?.split(/[?#]/, 1)[0]?.replaceAll(longerThanId, '…'),
  ip,
})

/** An id is a UUID of 36 characters. */
const longerThanId = /[^/]{37,}/g

export type { Logger }
