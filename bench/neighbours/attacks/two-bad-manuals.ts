import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { unfoldingPdf } from '../../../server/modules/manuals/reading/testing/hostile-pdf'
import { json } from '../../authorized-fetch'
import type { Attack } from '../attack'
import { deleteManual, uploadManual } from '../manuals'

const pdf = unfoldingPdf(150)
/** The queue is polled every two seconds, so a job that waits longer than this is blocked by another one. */
const MAX_WAIT_SECONDS = 5

/** Two slow manuals used to occupy all job runners, even after they were deleted. */
export const attack: Attack = {
  name: 'two-bad-manuals',
  description: 'two manuals that take long to read are queued and deleted, over and over',
  prepare: async () => undefined,
  async run({ attacker, victim, database }, signal) {
    const ids = [await uploadManual(attacker, pdf), await uploadManual(attacker, pdf)]
    await victim.fetch('/api/v2/auth/forgot-password', json('POST', { email: 'operator@ridgeline.example' }))
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      for (let looks = 0; looks < 20 && !signal.aborted; looks += 1) {
        const { rows } = await client.query<{ task: string }>(
          `select task_identifier as task from graphile_worker.jobs
            where task_identifier <> 'process-manual' and locked_at is null and attempts = 0
              and run_at < now() - make_interval(secs => $1)`,
          [MAX_WAIT_SECONDS],
        )
        if (rows[0]) throw new Error(`${rows[0].task} waited longer than ${MAX_WAIT_SECONDS} s`)
        await wait(250)
      }
    } finally {
      await client.end()
    }
    for (const id of ids) await deleteManual(attacker, id)
  },
}
