import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** File name of the manual. */
  manual: z.string(),
  assistant: z.string(),
  question: z.string().min(1),
  /** Pages of the PDF, from 1; empty if the manual does not contain the answer. */
  answer_pages: z.array(z.number().int().positive()),
  /** Any one of them indicates that the answer is correct. */
  answer_strings: z.array(z.string()),
  kind: z.string(),
  modality: z.string().default('text'),
  /** The previous question, for follow-ups. */
  context: z.string().optional(),
  /** Whether it is a question on another machine. */
  cross: z.boolean().optional(),
  /** File name of the manual from which a program made the question. */
  made_from: z.string().optional(),
})

export type BenchQuestion = z.output<typeof schema>

/**
 * Parses a file of questions, one JSON object per line (behaviour, section 11).
 * @throws Error with the number of the invalid line
 */
export function parseQuestions(text: string): BenchQuestion[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [schema.parse(JSON.parse(line))]
    } catch (cause) {
      throw new Error(`line ${index + 1} is not a question`, { cause })
    }
  })
}
