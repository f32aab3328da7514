import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** File name of the manual. */
  manual: z.string(),
  assistant: z.string(),
  question: z.string().min(1),
  /** Pages of the PDF from 1; empty means that the manual does not answer. */
  answer_pages: z.array(z.number().int().positive()),
  /** Any one of them shows that the answer is right. */
  answer_strings: z.array(z.string()),
  kind: z.string(),
  modality: z.string().default('text'),
  /** The question before, for follow-ups. */
  context: z.string().optional(),
})

export type BenchQuestion = z.output<typeof schema>

/**
 * Reads a file of questions, a JSON object a line (behaviour, section 11).
 * @throws Error that names the line which is wrong
 */
export function parseQuestions(text: string): BenchQuestion[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [schema.parse(JSON.parse(line))]
    } catch (cause) {
      throw new Error(`line ${index + 1} is no question`, { cause })
    }
  })
}
