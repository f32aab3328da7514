import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/**
 * Structured logs, a JSON line each. An address is logged without what may prove who sends it: its query, and each part of
 * its path that is longer than an id, as tokens are.
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
