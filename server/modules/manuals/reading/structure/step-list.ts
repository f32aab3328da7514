import type { Block, Step } from './block'
import { follows, readLabel } from './label'

type Steps = Extract<Block, { kind: 'steps' }>

/** Lines of text that go on with the last step of the column before: up to the first space between paragraphs. */
const takeContinuation = (list: Steps, text: Extract<Block, { kind: 'text' }>) => {
  const last = list.steps.at(-1)
  const [first] = text.lines
  if (!last || !first || first.gap !== Number.POSITIVE_INFINITY || !/^\p{Ll}/u.test(first.text)) return
  const end = text.lines.findIndex((line, index) => index > 0 && line.gap > (line.row.bottom - line.row.top) * 0.5)
  const taken = text.lines.splice(0, end < 0 ? text.lines.length : end)
  last.lines.push(...taken)
  last.text = [last.text, ...taken.map((line) => line.text)].join('\n')
}

/** Numbers and letters of a figure that stands between two steps. */
const isCallout = (block: Block) => block.kind === 'text' && block.lines.every((line) => line.text.length <= 4)

/** A list goes on across a notice and into the next column. */
const joinLists = (blocks: readonly Block[]): Block[] => {
  const settled: Block[] = []
  let list: Steps | undefined
  for (const block of blocks) {
    if (block.kind === 'steps') {
      const before: Step | undefined = list?.steps.at(-1)
      const [first] = block.steps
      if (list && before && first && follows(before.label, first.label)) list.steps.push(...block.steps)
      else {
        list = { kind: 'steps', steps: [...block.steps] }
        settled.push(list)
      }
      continue
    }
    if (block.kind === 'text' && list && settled.at(-1) === list && !isCallout(block)) {
      const text = { ...block, lines: [...block.lines] }
      takeContinuation(list, text)
      if (text.lines.length > 0) {
        settled.push(text)
        list = undefined
      }
      continue
    }
    if (block.kind !== 'safety' && !isCallout(block)) list = undefined
    settled.push(block)
  }
  return settled
}

const isBeside = (block: Block) => block.kind === 'safety' || isCallout(block)

/** The list that a page begins or ends with, notices and figures aside. */
const stepsAtEdge = (blocks: readonly Block[] = []) => {
  const edge = blocks.find((block) => !isBeside(block))
  return edge?.kind === 'steps' ? edge : undefined
}

const goesOnOver = (before: Steps | undefined, after: Steps | undefined) => {
  const [last, first] = [before?.steps.at(-1), after?.steps[0]]
  return last !== undefined && first !== undefined && follows(last.label, first.label)
}

const asText = (block: Block): Block => {
  const [only] = block.kind === 'steps' ? block.steps : []
  return only && readLabel(only.lines[0]?.text ?? '') ? { kind: 'text', lines: only.lines } : block
}

/** Step lists of a manual as a reader follows them; a numbered line alone is text, unless its list goes on over the page. */
export const settleSteps = (pages: readonly (readonly Block[])[]): Block[][] => {
  const joined = pages.map(joinLists)
  const first = joined.map((blocks) => stepsAtEdge(blocks))
  const last = joined.map((blocks) => stepsAtEdge(blocks.toReversed()))
  return joined.map((blocks, page) => {
    const kept = new Set<Block | undefined>()
    if (goesOnOver(last[page - 1], first[page])) kept.add(first[page])
    if (goesOnOver(last[page], first[page + 1])) kept.add(last[page])
    const isAlone = (block: Block) => block.kind === 'steps' && block.steps.length === 1 && !kept.has(block)
    return joinText(blocks.map((block) => (isAlone(block) ? asText(block) : block)))
  })
}

const joinText = (blocks: readonly Block[]) => {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', lines: [...last.lines, ...block.lines] }
    } else joined.push(block)
  }
  return joined
}
