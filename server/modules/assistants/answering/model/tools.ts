import { z } from 'zod'
import type { ModelTool } from '../../../../infrastructure/language-model/language-model'
import type { RecordLookUp } from '../../records/look-up/record-look-up'
import type { ManualReader } from './manual-reader'
import type { Material } from './material/material'
import type { FoundPage } from './material/retrieve'

/** Characters of pages that one call adds to what the model has. */
const BUDGET = 9000
const MAX_PAGES = 4
const MAX_QUERY = 300
/** Calls for one answer; a model that is told to call without end is no burden. */
const MAX_CALLS = 12

interface Dependencies {
  /** Undefined where no manual may be read. */
  reader: ManualReader | undefined
  records: RecordLookUp | undefined
  material: Material
  /** Called with what a call adds to what the model has. */
  onFound: (text: string) => void
}

/** What the model may do beyond reading what it is given; each reads only what the person may see. */
export function createTools(dependencies: Dependencies): ModelTool[] {
  const { reader, records } = dependencies
  let calls = 0
  const limited = (tool: ModelTool): ModelTool => ({
    ...tool,
    async execute(input, signal) {
      calls += 1
      return calls > MAX_CALLS ? 'No further call is answered. Write the answer now.' : tool.execute(input, signal)
    },
  })
  const tools = [
    ...(reader ? manualTools(reader, dependencies) : []),
    ...(records ? [recordTool(records, dependencies)] : []),
  ]
  return tools.map(limited)
}

const query = z.object({ query: z.string().min(1).max(MAX_QUERY) })
const place = z.object({ passage: z.string(), page: z.number().int() })

function manualTools(reader: ManualReader, { material, onFound }: Dependencies): ModelTool[] {
  function given(pages: readonly FoundPage[]): string {
    if (pages.length === 0) return 'Nothing was found.'
    const text = material.addPages(pages.slice(0, MAX_PAGES), BUDGET)
    if (!text) return 'Nothing was found but what you have already.'
    onFound(text)
    return text
  }
  return [
    {
      name: 'search_manual',
      description: 'Searches the manuals for a noun phrase in their own words and language, and gives the pages found.',
      input: query,
      execute: async (input) => given(await reader.retrieve([query.parse(input).query])),
    },
    {
      name: 'read_page',
      description:
        'Gives a whole page of a manual by its number: `passage` is the name of any passage of that manual, such as P3.',
      input: place,
      async execute(input) {
        const { passage, page } = place.parse(input)
        const manualId = material.passages.get(passage)?.passage.manualId
        if (manualId === undefined) return `There is no passage ${passage.slice(0, 20)}.`
        const found = await reader.readPage(manualId, page)
        return found ? given([found]) : 'The manual has no text on such a page.'
      },
    },
    {
      name: 'find_part',
      description: 'Searches the parts lists for a part by its name or number.',
      input: query,
      execute: async (input) => given(await reader.retrieve([query.parse(input).query], { seeksPart: true })),
    },
  ]
}

const recordTool = (records: RecordLookUp, { material, onFound }: Dependencies): ModelTool => ({
  name: 'look_up_records',
  description: records.description,
  input: records.input,
  async execute(input) {
    const { facts, notes } = await records.find(input)
    const text = material.addRecords(facts)
    if (text) onFound(text)
    return [text, ...notes.map((note) => `Note: ${note}`)].filter(Boolean).join('\n')
  },
})
