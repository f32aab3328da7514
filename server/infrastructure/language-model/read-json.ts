import { z } from 'zod'

type Read<Value> = { value: Value } | { problem: string }

/** A text with more opening braces than this is no answer in JSON. */
const MAX_STARTS = 20
const MAX_PROBLEMS = 10

/**
 * Reads the JSON object that a model was asked for, also in a code fence or between words.
 * @returns the value, or what is wrong with the text, for the model
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  let problem = 'it contains no JSON object'
  let starts = 0
  for (let start = text.indexOf('{'); start >= 0 && starts < MAX_STARTS; starts += 1) {
    const end = endOfObject(text, start)
    const parsed = end === undefined ? undefined : parse(text.slice(start, end))
    if (parsed) {
      const checked = schema.safeParse(parsed.value)
      if (checked.success) return { value: checked.data }
      problem = problemsIn(checked.error)
    } else {
      problem = end === undefined ? 'its JSON object does not end' : 'its JSON is invalid'
    }
    // An object within another one is none of its own.
    start = text.indexOf('{', parsed && end !== undefined ? end : start + 1)
  }
  return { problem }
}

/** The position after the brace that closes the one at `start`. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let position = start; position < text.length; position += 1) {
    const character = text[position]
    if (isInString) {
      if (character === '\\') position += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    if (depth === 0) return position + 1
  }
  return undefined
}

function parse(json: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

const problemsIn = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${z.core.toDotPath(path) || 'the object'}: ${message}`)
    .join('; ')
