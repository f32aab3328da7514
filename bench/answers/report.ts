import { type Asked, type Scores, scoresOf } from './score'

const figure = (value: number, digits = 3) => (Number.isNaN(value) ? '–' : value.toFixed(digits))

const columns: [head: string, cell: (scores: Scores) => string][] = [
  ['answerable', ({ answerable }) => String(answerable)],
  ['hit@1', ({ hitAt1 }) => figure(hitAt1)],
  ['hit@3', ({ hitAt3 }) => figure(hitAt3)],
  ['hit@5', ({ hitAt5 }) => figure(hitAt5)],
  ['MRR@10', ({ mrrAt10 }) => figure(mrrAt10)],
  ['right', ({ right }) => figure(right)],
  ['length', ({ medianLength }) => figure(medianLength, 0)],
  ['refused', ({ answerableRefused }) => figure(answerableRefused)],
  ['unanswerable', ({ unanswerable }) => String(unanswerable)],
  ['refused', ({ unanswerableRefused }) => figure(unanswerableRefused)],
  ['p50 ms', ({ p50 }) => figure(p50, 0)],
  ['p95 ms', ({ p95 }) => figure(p95, 0)],
]

/** Groups the questions: all of them, and by modality, kind and manual. */
export function groupsOf(all: readonly Asked[]): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>([['all', [...all]]])
  for (const property of ['modality', 'kind', 'manual'] as const) {
    for (const name of [...new Set(all.map(({ question }) => question[property]))].sort()) {
      groups.set(
        `${property} ${name}`,
        all.filter(({ question }) => question[property] === name),
      )
    }
  }
  return groups
}

/** Formats the figures as a Markdown table with a row for each group. */
export function report(all: readonly Asked[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rows = [...groupsOf(all)].map(([name, group]) => {
    const scores = scoresOf(group)
    return line([name, ...columns.map(([, cell]) => cell(scores))])
  })
  const heads = line(['', ...columns.map(([head]) => head)])
  return [heads, line(['---', ...columns.map(() => '---:')]), ...rows].join('\n')
}
