import { type AuthorizedFetch, json, read } from '../authorized-fetch'
import { timed } from '../timing'
import type { ModelQuestion, Questions, SearchesByPerson } from './questions'
import type { Side } from './side'

/** Something to measure; it returns the milliseconds that its nth turn took. */
export interface Item {
  name: string
  measure(side: Side, turn: number): Promise<number>
}

const nth = <T>(list: readonly T[], turn: number): T => {
  const chosen = list[turn % list.length]
  if (chosen === undefined) throw new Error('there is nothing to ask')
  return chosen
}

/** Times a question; an answer without text counts as a failure, so that an error cannot pass for speed. */
export async function timedAnswer(fetch: AuthorizedFetch, machineId: string, prompt: string): Promise<number> {
  let response = ''
  const milliseconds = await timed(async () => {
    const asked = fetch('/api/v1/assistants/operations', json('POST', { prompt, id: machineId }))
    response = (await read<{ response: string }>(await asked)).response
  })
  if (response === '') throw new Error(`${prompt} was not answered`)
  return milliseconds
}

export function machineOf({ machineIds }: Side, { model }: ModelQuestion): string {
  const id = machineIds.get(model)
  if (!id) throw new Error(`there is no machine ${model}`)
  return id
}

const search = (fetch: AuthorizedFetch, q: string, machineId?: string) =>
  timed(async () => {
    const params = new URLSearchParams({ q, ...(machineId && { machine_id: machineId }) })
    const { total } = await read<{ total: number }>(await fetch(`/api/v2/manuals/search?${params}`))
    if (machineId === undefined && total === 0) throw new Error(`nothing was found for ${q}`)
  })

/** What has to take as long with many pages of other machines as with few. */
export const createItems = (questions: Questions, searches: SearchesByPerson): Item[] => [
  ...(['operator', 'staff'] as const).flatMap((who): Item[] => [
    {
      name: `answer (${who})`,
      measure(side, turn) {
        const question = nth(questions[who], turn)
        return timedAnswer(side[who], machineOf(side, question), question.prompt)
      },
    },
    {
      name: `search on one machine (${who})`,
      measure: (side, turn) =>
        search(side[who], nth(searches[who].words, turn), machineOf(side, nth(questions[who], turn))),
    },
  ]),
  ...searchesIn('operator', searches),
]

/** What takes longer in a larger library, because all of it is the caller's own. */
export const createGrowingItems = ({ staff }: Questions, searches: SearchesByPerson): Item[] => [
  ...searchesIn('staff', searches),
  {
    name: 'answer on any model of another dealership',
    measure: ({ other }, turn) =>
      // A prime step visits all of them before one is repeated.
      timedAnswer(other.fetch, nth(other.machineIds, turn * 37), nth(staff, turn).prompt),
  },
]

const searchesIn = (who: 'operator' | 'staff', { [who]: { headings, words } }: SearchesByPerson): Item[] => [
  { name: `search for a heading (${who})`, measure: (side, turn) => search(side[who], nth(headings, turn)) },
  { name: `search for a word (${who})`, measure: (side, turn) => search(side[who], nth(words, turn)) },
]
