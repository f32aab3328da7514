import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../../infrastructure/logging/logger'
import { type Cluster, findPostmaster, isPostgres, type Postmaster, removeOrphans, startPostmaster } from './postmaster'

const CHECK_INTERVAL_MS = 250
const MAX_PAUSE_MS = 5000

export interface SuperviseOptions {
  cluster: Cluster
  postmaster: Postmaster
  logger: Pick<Logger, 'error' | 'warn'>
  /** Called when another app has started PostgreSQL on the cluster, on another port. */
  onTakenOver: () => void
}

export interface Supervision {
  /** Resolves once PostgreSQL will not be restarted any more. */
  stop(): Promise<void>
}

/** Restarts PostgreSQL on the same port whenever its postmaster has ended. */
export function supervise({ cluster, postmaster: first, logger, onTakenOver }: SuperviseOptions): Supervision {
  const stopping = new AbortController()
  let postmaster = first
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  async function restart(): Promise<void> {
    logger.warn({ pid: postmaster.pid }, 'PostgreSQL has ended and is being restarted')
    for (let pauseMs = CHECK_INTERVAL_MS; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const other = await findPostmaster(cluster)
        if (other && other.port !== postmaster.port) return onTakenOver()
        if (!other) await removeOrphans(cluster)
        postmaster = other ?? (await startPostmaster(cluster, postmaster.port))
        return
      } catch (error) {
        logger.error({ err: error }, 'failed to restart PostgreSQL')
        await pause(pauseMs)
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!isPostgres(postmaster.pid)) await restart()
      await pause(CHECK_INTERVAL_MS)
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
