import { setTimeout as wait } from 'node:timers/promises'
import { makePdf, put } from '../../../server/modules/manuals/reading/testing/pdf'
import type { Attack } from '../attack'
import { json, type Neighbour, read } from '../neighbour'

const pages = 300
const linesOfPage = 40
const wordsOfLine = 8
const askers = 25
const longestPrompt = 2000
/** After so many milliseconds every other asker gives up. */
const patienceMs = 200

/** Questions of misspelt words, each of which is compared with all words of a large manual; half of them are abandoned. */
export const attack: Attack = {
  name: 'long-questions',
  description: `${askers} people ask questions of ${longestPrompt} characters on a manual of ${pages} pages, half give up`,
  async prepare({ attacker }) {
    await uploadManual(attacker)
    await ask(attacker)
  },
  async run({ attacker }, signal) {
    await Promise.all(
      Array.from({ length: askers }, async (_, index) => {
        while (!signal.aborted) {
          const patience = index % 2 === 0 ? [AbortSignal.timeout(patienceMs)] : []
          await ask(attacker, AbortSignal.any([signal, ...patience]))
        }
      }),
    )
  },
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
let seed = 1
const random = (below: number) => {
  seed = (seed * 48_271) % 0x7fffffff
  return seed % below
}
const word = () => Array.from({ length: 6 + random(5) }, () => letters[random(letters.length)]).join('')
const line = () => Array.from({ length: wordsOfLine }, word).join(' ')

async function uploadManual({ fetchAsDealership, machineId }: Neighbour): Promise<void> {
  const pdf = await makePdf((doc) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) doc.addPage()
      doc.fontSize(8)
      for (let row = 0; row < linesOfPage; row += 1) put(doc, 40, 20 + row * 9, line())
    }
  })
  const form = new FormData()
  form.set('machine_id', machineId)
  form.set('files', new File([new Uint8Array(pdf)], 'Long manual.pdf', { type: 'application/pdf' }))
  const { id } = await read<{ id: string }>(
    await fetchAsDealership('/api/v2/files/upload', { method: 'POST', body: form }),
  )
  for (;;) {
    const list = await read<{ items: { id: string; status: string }[] }>(
      await fetchAsDealership(`/api/v2/machines/${machineId}/manuals`),
    )
    const status = list.items.find((manual) => manual.id === id)?.status
    if (status === 'READY') return
    if (status === 'FAILED') throw new Error('the long manual was not read')
    await wait(250)
  }
}

/** It does not matter what is answered, but who else waits for it. */
async function ask({ fetch, machineId }: Neighbour, signal?: AbortSignal): Promise<void> {
  let prompt = ''
  while (prompt.length < longestPrompt) prompt += `${word()} `
  const question = { prompt: prompt.slice(0, longestPrompt), id: machineId }
  const outcome = fetch('/api/v1/assistants/operations', { ...json('POST', question), ...(signal && { signal }) })
  await outcome.then((response) => response.arrayBuffer()).catch(() => wait(10))
}
