import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** What runs again and again, or has a connection of its own: it may stop without an error. */
const runsForGood = (text: string) =>
  /\bsetInterval\(|new (?:pg\.)?(?:Pool|Client|PreparingClient)\(|\bopenPersistentConnection\(\{|\brun\(optionsOf/.test(
    text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ''),
  )

/** Why none of them can stop unnoticed. */
const noticed: Record<string, string> = {
  'server/db/claim-database.ts': 'a persistent connection',
  'server/db/connection.ts': 'a query that is not answered ends its connection',
  'server/db/create-database.ts': 'only at the start',
  'server/db/persistent-connection.ts': 'is asked again and again, watched where it is named',
  'server/http/body-watch.ts': 'as long as one request',
  'server/http/drain.ts': 'only at the end',
  'server/infrastructure/jobs/lane.ts': 'watched as "jobs: <lane>"',
  'server/infrastructure/jobs/runner.ts': 'watched by its lane',
  'server/infrastructure/jobs/worker-leases.ts': 'watched as "job leases"',
  'server/infrastructure/jobs/worker.ts': 'watched as "jobs of dead workers"',
  'server/infrastructure/realtime/socket-exchange.ts': 'watched as "events between processes"',
  'server/modules/manuals/watch-run.ts': 'as long as one job, which is watched itself',
  'server/sandbox/jobs/start-jobs.ts': 'watched as "payment sandbox"',
}

describe('nothing runs for good without being watched', () => {
  it.each(['const t = setInterval(tick, 1000)', 'new pg.Pool({ max: 2 })', 'await openPersistentConnection({'])(
    '%s is found',
    (text) => expect(runsForGood(text)).toBe(true),
  )

  it('each says how it would be noticed that it has stopped', () => {
    const found = productFiles
      .filter(({ file, text }) => file.startsWith('server/') && !file.includes('/testing/') && runsForGood(text))
      .map(({ file }) => file)
    expect(found.toSorted()).toEqual(Object.keys(noticed).toSorted())
  })
})
