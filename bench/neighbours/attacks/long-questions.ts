import { setTimeout as wait } from 'node:timers/promises'
import { makePdf, put } from '../../../server/modules/manuals/reading/testing/pdf'
import { json } from '../../authorized-fetch'
import type { Attack } from '../attack'
import { uploadReadable } from '../manuals'
import type { Neighbour } from '../neighbour'

const pages = 300
const linesOfPage = 40
const wordsOfLine = 8
const askers = 25
const longestPrompt = 2000
/** Every other question is abandoned after this many milliseconds. */
const patienceMs = 200

/** Asks questions of misspelt words, each of which is compared with all words of a large manual; half are abandoned. */
export const attack: Attack = {
  name: 'long-questions',
  description: `${askers} people ask questions of ${longestPrompt} characters on a manual of ${pages} pages, half give up`,
  async prepare({ attacker }) {
    await uploadReadable(attacker, await writeManual())
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

const writeManual = () =>
  makePdf((doc) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) doc.addPage()
      doc.fontSize(8)
      for (let row = 0; row < linesOfPage; row += 1) put(doc, 40, 20 + row * 9, line())
    }
  })

/** The answer itself does not matter. */
async function ask({ fetch, machineId }: Neighbour, signal?: AbortSignal): Promise<void> {
  let prompt = ''
  while (prompt.length < longestPrompt) prompt += `${word()} `
  const question = { prompt: prompt.slice(0, longestPrompt), id: machineId }
  const outcome = fetch('/api/v1/assistants/operations', { ...json('POST', question), ...(signal && { signal }) })
  await outcome.then((response) => response.arrayBuffer()).catch(() => wait(10))
}
