import { expect, it } from 'vitest'
import type { BenchQuestion } from '../answers/question'
import { partsReport, rankOfPart } from './rank-of-part'

const question: BenchQuestion = {
  ...{ id: 'q', manual: 'm.pdf', assistant: 'parts', question: 'oil filter', kind: 'part_number', modality: 'text' },
  ...{ answer_pages: [1], answer_strings: ['115 850', '115850'] },
}

it('finds the rank of a number however it is written', () => {
  expect(rankOfPart(question, [{ number: '115 967' }, { number: '115-850' }])).toBe(2)
  expect(rankOfPart(question, [{ number: '115 967' }])).toBe(0)
})

it('reports shares by rank, also of the questions that text answers', () => {
  const report = partsReport([
    { question, rank: 1 },
    { question, rank: 3 },
    { question: { ...question, modality: 'image' }, rank: 0 },
    { question: { ...question, modality: 'image' }, rank: 4 },
  ])
  expect(report).toContain('| all | 4 | 0.250 | 0.500 | 0.750 |')
  expect(report).toContain('| text | 2 | 0.500 | 1.000 | 1.000 |')
})
