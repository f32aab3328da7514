import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Structured logs, a JSON line each. Of an address only its path is told: what stands behind it may prove who sends it. */
export function createLogger(level: string, sink?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: toLine, err: stdSerializers.err },
  }
  return sink ? pino(options, sink) : pino(options)
}

const toLine = ({ method, url, ip }: { method?: string; url?: string; ip?: string }) => ({
  method,
  path: url?.split('?')[0],
  ip,
})

export type { Logger }
