import type { Block, Step } from './block'
import { isNextLabel, parseLabel } from './label'

type Steps = Extract<Block, { kind: 'steps' }>

/** Moves the first paragraph of a column to the last step of the previous column if it continues that sentence. */
const absorbContinuation = (list: Steps, text: Extract<Block, { kind: 'text' }>) => {
  const last = list.steps.at(-1)
  const [first] = text.lines
  if (!last || !first || first.gap !== Number.POSITIVE_INFINITY || !/^\p{Ll}/u.test(first.text)) return
  const end = text.lines.findIndex((line, index) => index > 0 && line.gap > (line.row.bottom - line.row.top) * 0.5)
  const taken = text.lines.splice(0, end < 0 ? text.lines.length : end)
  last.lines.push(...taken)
  last.text = [last.text, ...taken.map((line) => line.text)].join('\n')
}

/** Callouts of a figure between two steps. */
const isCallout = (block: Block) => block.kind === 'text' && block.lines.every((line) => line.text.length <= 4)

/** Joins lists that are interrupted by a notice or a column break. */
const joinLists = (blocks: readonly Block[]): Block[] => {
  const result: Block[] = []
  let list: Steps | undefined
  for (const block of blocks) {
    if (block.kind === 'steps') {
      const before: Step | undefined = list?.steps.at(-1)
      const [first] = block.steps
      if (list && before && first && isNextLabel(before.label, first.label)) list.steps.push(...block.steps)
      else {
        list = { kind: 'steps', steps: [...block.steps] }
        result.push(list)
      }
      continue
    }
    if (block.kind === 'text' && list && result.at(-1) === list && !isCallout(block)) {
      const text = { ...block, lines: [...block.lines] }
      absorbContinuation(list, text)
      if (text.lines.length > 0) {
        result.push(text)
        list = undefined
      }
      continue
    }
    if (block.kind !== 'safety' && !isCallout(block)) list = undefined
    result.push(block)
  }
  return result
}

const isInterruption = (block: Block) => block.kind === 'safety' || isCallout(block)

/** The list at the start of the blocks, ignoring notices and figures. */
const stepsAtEdge = (blocks: readonly Block[] = []) => {
  const edge = blocks.find((block) => !isInterruption(block))
  return edge?.kind === 'steps' ? edge : undefined
}

const continuesOnNextPage = (before: Steps | undefined, after: Steps | undefined) => {
  const [last, first] = [before?.steps.at(-1), after?.steps[0]]
  return last !== undefined && first !== undefined && isNextLabel(last.label, first.label)
}

const toText = (block: Block): Block => {
  const [only] = block.kind === 'steps' ? block.steps : []
  return only && parseLabel(only.lines[0]?.text ?? '') ? { kind: 'text', lines: only.lines } : block
}

/** Joins step lists across columns; a single numbered line becomes text unless its list continues on an adjacent page. */
export const consolidateStepLists = (pages: readonly (readonly Block[])[]): Block[][] => {
  const joined = pages.map(joinLists)
  const first = joined.map((blocks) => stepsAtEdge(blocks))
  const last = joined.map((blocks) => stepsAtEdge(blocks.toReversed()))
  return joined.map((blocks, page) => {
    const continued = new Set<Block | undefined>()
    if (continuesOnNextPage(last[page - 1], first[page])) continued.add(first[page])
    if (continuesOnNextPage(last[page], first[page + 1])) continued.add(last[page])
    const isSingle = (block: Block) => block.kind === 'steps' && block.steps.length === 1 && !continued.has(block)
    return joinTextBlocks(blocks.map((block) => (isSingle(block) ? toText(block) : block)))
  })
}

const joinTextBlocks = (blocks: readonly Block[]) => {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', lines: [...last.lines, ...block.lines] }
    } else joined.push(block)
  }
  return joined
}
