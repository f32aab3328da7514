import { normalizePartNumber } from '../../server/domain/part-number'
import type { NamedPart } from '../../server/modules/assistants/answering/engine'
import type { BenchQuestion } from '../answers/question'

export interface Ranked {
  question: BenchQuestion
  /** Of the right part among those of the answer, from 1; 0 if it is none of them. */
  rank: number
}

/** The rank of the first part whose number is one of those expected, however they are written. */
export function rankOfPart(
  { answer_strings }: Pick<BenchQuestion, 'answer_strings'>,
  parts: readonly Pick<NamedPart, 'number'>[],
): number {
  const expected = answer_strings.map(normalizePartNumber)
  return parts.findIndex(({ number }) => expected.includes(normalizePartNumber(number))) + 1
}

/** For all questions, and for those that text answers: how many there are, and the shares by rank. */
export function partsReport(ranked: readonly Ranked[]): string {
  const text = ranked.filter(({ question }) => question.modality === 'text')
  const rows = [['all', ranked] as const, ['text', text] as const].map(([name, group]) => {
    const share = (within: number) =>
      (group.filter(({ rank }) => rank > 0 && rank <= within).length / group.length).toFixed(3)
    return `| ${name} | ${group.length} | ${share(1)} | ${share(3)} | ${share(8)} |`
  })
  return ['| | questions | first | first three | first eight |', '|---|---:|---:|---:|---:|', ...rows].join('\n')
}
