import { connect } from '../../server/db/connection'
import { type JobWorker, type OwnJobHandlers, startJobWorker } from '../../server/infrastructure/jobs/worker'
import { createLogger } from '../../server/infrastructure/logging/logger'
import type { TestApp } from './test-app'

/** Workers that a test starts, each with a connection pool of its own, as a separate process would have. */
export function createWorkers() {
  const workers: JobWorker[] = []
  return {
    async start(test: TestApp, handlers: OwnJobHandlers): Promise<void> {
      const connection = connect(test.connectionString, { max: 8 })
      const worker = await startJobWorker({
        connection,
        handlers,
        crontab: test.crontab,
        onRecovered: test.onRecovered,
        logger: createLogger('silent'),
      })
      workers.push({ stop: () => worker.stop().then(() => connection.close()) })
    },
    async stopAll(): Promise<void> {
      for (const worker of workers.splice(0)) await worker.stop()
    },
  }
}
