import { parseArgs } from 'node:util'
import { connect } from '../../server/db/connection'
import { scalePeople } from '../../server/seed/scale/scale'
import { addSales, vacuumSales } from '../api/add-sales'
import { type AuthorizedFetch, json, read, signIn } from '../authorized-fetch'
import { countOption } from '../count-option'
import { startInstance } from '../instance'
import { after } from '../on-the-clock'
import { watchMemory } from '../process-tree'
import { othersWork } from './others'
import { missed, toText } from './report'
import { tableOfParts, workbookOfParts } from './table'

/**
 * Measures the import of a table of parts: how many rows a second are checked and applied, what the server occupies, and
 * how long the staff of the same dealership wait meanwhile.
 */
const usage = `Usage: npm run bench:import -- [--rows N] [--parts N] [--orders N] [--seconds N] [--xlsx]
  --parts, --orders  what the dealership has before; the seconds are those of the calm figures; the table is CSV
  without --xlsx`

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    parts: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '15' },
    xlsx: { type: 'boolean', default: false },
  },
})
const countOf = (text: string) => countOption(text, usage)
const rows = countOf(values.rows)
const password = 'only for this one bench'

interface Import {
  id: string
  status: string
  created: number
  updated: number
  unchanged: number
  refused: number
}

/** @throws Error unless the import reaches the status */
async function reaches(fetch: AuthorizedFetch, path: string, status: string): Promise<Import> {
  for (;;) {
    const found = await read<Import>(await fetch(path))
    if (found.status === status) return found
    if (found.status === 'FAILED') throw new Error(JSON.stringify(found))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function upload(fetch: AuthorizedFetch, imports: string, table: Blob): Promise<Import> {
  const form = new FormData()
  form.append('file', table, 'parts.csv')
  const { id } = await read<Import>(await fetch(imports, { method: 'POST', body: form }))
  return reaches(fetch, `${imports}/${id}`, 'CHECKED')
}

/** Milliseconds of both steps. */
async function importParts(fetch: AuthorizedFetch, imports: string, table: Blob) {
  const began = performance.now()
  const { id, refused } = await upload(fetch, imports, table)
  if (refused > 0) throw new Error(`${refused} rows were refused`)
  const checked = performance.now()
  await read(await fetch(`${imports}/${id}/apply`, json('POST', { rows: 'all' })))
  await reaches(fetch, `${imports}/${id}`, 'APPLIED')
  return { checking: checked - began, applying: performance.now() - checked }
}

const scale = { parts: countOf(values.parts), orders: countOf(values.orders), models: 100, password }
const { email } = scalePeople.staff
const { address, databaseUrl, serverPid, stop } = await startInstance({
  async seed(trx) {
    await addSales(trx, scale)
    await trx
      .updateTable('person')
      .set({ groups: ['Org Admin'] })
      .where('email', '=', email)
      .execute()
  },
})
try {
  const { db, close } = connect(databaseUrl, { max: 1, timeLimits: {} })
  await vacuumSales(db)
  await close()
  const fetch = await signIn(address, email, password)
  const { items } = await read<{ items: { id: string }[] }>(await fetch('/api/v2/catalogues'))
  const catalogueId = items[0]?.id ?? ''
  const imports = `/api/v2/catalogues/${catalogueId}/imports`
  const table = new Blob([values.xlsx ? Uint8Array.from(workbookOfParts(rows)) : tableOfParts(rows)])

  await othersWork(fetch, catalogueId, after(3))
  const calm = await othersWork(fetch, catalogueId, after(countOf(values.seconds)))
  const memory = watchMemory(serverPid)
  const over = new AbortController()
  const working = othersWork(fetch, catalogueId, over.signal)
  const took = await importParts(fetch, imports, table)
  over.abort()
  const meanwhile = await working
  const megabytes = memory.stop()

  const again = await upload(fetch, imports, table)
  if (again.unchanged !== rows) throw new Error(`the same table would change ${rows - again.unchanged} parts again`)
  const perSecond = { checking: (rows / took.checking) * 1000, applying: (rows / took.applying) * 1000 }
  const report = { rows, perSecond, megabytes, calm, meanwhile }
  console.log(toText(report))
  if (missed(report).length > 0) process.exitCode = 1
} finally {
  await stop()
}
