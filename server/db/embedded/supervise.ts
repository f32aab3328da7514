import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../../infrastructure/logging/logger'
import { type Cluster, clearRemains, findPostmaster, isPostgres, type Postmaster, startPostmaster } from './postmaster'

const checkMs = 250
const longestPauseMs = 5000

export interface SuperviseOptions {
  cluster: Cluster
  postmaster: Postmaster
  logger: Pick<Logger, 'error' | 'warn'>
  /** Another app has started PostgreSQL on the cluster, at another port. */
  onTakenOver: () => void
}

export interface Supervision {
  /** Resolves when nothing will be started any more. */
  stop(): Promise<void>
}

/** Starts PostgreSQL again, on the same port, whenever its postmaster is gone. */
export function supervise({ cluster, postmaster: first, logger, onTakenOver }: SuperviseOptions): Supervision {
  const stopping = new AbortController()
  let postmaster = first
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  async function startAgain(): Promise<void> {
    logger.warn({ pid: postmaster.pid }, 'PostgreSQL has ended; it is started again')
    for (let pauseMs = checkMs; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const other = await findPostmaster(cluster)
        if (other && other.port !== postmaster.port) return onTakenOver()
        if (!other) await clearRemains(cluster)
        postmaster = other ?? (await startPostmaster(cluster, postmaster.port))
        return
      } catch (error) {
        logger.error({ err: error }, 'PostgreSQL was not started again')
        await pause(pauseMs)
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!isPostgres(postmaster.pid)) await startAgain()
      await pause(checkMs)
    }
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
