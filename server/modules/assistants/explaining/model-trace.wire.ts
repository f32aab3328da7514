import type { components } from '#contract/platform'
import type { ModelTrace } from '../answering/model/model-trace'

type Schemas = components['schemas']

/**
 * Earlier turns are their person's alone. What the model wrote with them before it, and nobody has seen, may repeat them.
 * @param manualNames of the manuals that the reader may see, by id
 */
export function modelTraceToWire(trace: ModelTrace, manualNames: ReadonlyMap<string, string>): Schemas['ModelTrace'] {
  const { model, understood, calls, removed, left, tokens, milliseconds } = trace
  const hasEarlierTurns = trace.earlierTurns > 0
  const unlessFollowUp = <Value>(value: Value) => (hasEarlierTurns ? null : value)
  return {
    name: model,
    prompts: promptsOf(trace),
    has_earlier_turns: hasEarlierTurns,
    understood: understood
      ? {
          question: unlessFollowUp(understood.question),
          language: understood.language,
          kind: understood.kind,
          searches: unlessFollowUp(understood.searches),
        }
      : null,
    calls: calls.map(({ tool, input }) => ({ tool, input: unlessFollowUp(describeInput(input)) })),
    pages: pagesOf(trace, manualNames),
    removed: removed.map(({ text, objections }) => ({
      text: unlessFollowUp(text),
      objections: objections.map((one) => ({ kind: one.kind, text: unlessFollowUp(one.text) || null })),
    })),
    is_repaired: trace.isRepaired,
    left: left ?? null,
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    model_ms: milliseconds.model,
    duration_ms: milliseconds.all,
  }
}

function promptsOf({ prompts: { understand, answer, confirm, repair } }: ModelTrace): Schemas['UsedPrompt'][] {
  const used = [
    { name: 'understand' as const, version: understand },
    { name: 'answer' as const, version: answer },
    { name: 'confirm' as const, version: confirm },
    { name: 'repair' as const, version: repair },
  ]
  return used.flatMap(({ name, version }) => (version === undefined ? [] : { name, version }))
}

/** Each page once, in the order in which the model was given them. */
function pagesOf({ passages }: ModelTrace, manualNames: ReadonlyMap<string, string>): Schemas['GivenPage'][] {
  const pages = new Map(passages.map((passage) => [`${passage.manualId} ${passage.page}`, passage]))
  return [...pages.values()].flatMap(({ manualId, page }) => {
    const name = manualNames.get(manualId)
    return name === undefined ? [] : { manual_id: manualId, manual_name: name, page }
  })
}

/** In the order in which the database has it: "page: 12; passage: P3". */
function describeInput(input: unknown): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return describeValue(input)
  return Object.entries(input)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${describeValue(value)}`)
    .join('; ')
}

const describeValue = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
