import type { FoldReport } from './folds'
import { type Asked, type Scores, scoresOf } from './score'

const figure = (value: number | null, digits = 3) =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(digits)

const columns: [head: string, cell: (scores: Scores) => string][] = [
  ['answerable', ({ answerable }) => String(answerable)],
  ['hit@1', ({ hitAt1 }) => figure(hitAt1)],
  ['hit@3', ({ hitAt3 }) => figure(hitAt3)],
  ['hit@5', ({ hitAt5 }) => figure(hitAt5)],
  ['MRR@10', ({ mrrAt10 }) => figure(mrrAt10)],
  ['right', ({ right }) => figure(right)],
  ['leading', ({ leading }) => figure(leading)],
  ['length', ({ medianLength }) => figure(medianLength, 0)],
  ['refused', ({ answerableRefused }) => figure(answerableRefused)],
  ['sure', ({ sure }) => figure(sure)],
  ['sure right', ({ sureRight }) => figure(sureRight)],
  ['sure text', ({ sureTextRight }) => figure(sureTextRight)],
  ['unanswerable', ({ unanswerable }) => String(unanswerable)],
  ['refused', ({ unanswerableRefused }) => figure(unanswerableRefused)],
  ['sure', ({ unanswerableSure }) => figure(unanswerableSure)],
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

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (heads: readonly string[], rows: readonly string[][]) =>
  [line(heads), line(['---', ...heads.slice(1).map(() => '---:')]), ...rows.map(line)].join('\n')

/** Formats the figures as a Markdown table with a row for each named group. */
function scoresTable(groups: readonly [name: string, scores: Scores][]): string {
  const rows = groups.map(([name, scores]) => [name, ...columns.map(([, cell]) => cell(scores))])
  return table(['', ...columns.map(([head]) => head)], rows)
}

/** The figures of all questions and of each group of them. */
export const report = (all: readonly Asked[]): string =>
  scoresTable([...groupsOf(all)].map(([name, group]) => [name, scoresOf(group)]))

/** The figures with manuals left out and in view with their difference, and how reliable the probabilities are. */
export function foldReport({ groups, reliability }: FoldReport): string {
  const rows = groups.flatMap(({ name, leftOut, inView }): [string, Scores][] => [
    [`${name}, left out`, leftOut],
    [`${name}, in view`, inView],
    [`${name}, difference`, difference(leftOut, inView)],
  ])
  const bins = reliability.map(({ questions, predicted, observed }) => [
    String(questions),
    figure(predicted),
    figure(observed),
    figure(observed === null || predicted === null ? null : observed - predicted),
  ])
  return [scoresTable(rows), table(['questions', 'predicted right', 'observed', 'difference'], bins)].join('\n\n')
}

function difference(one: Scores, other: Scores): Scores {
  const names = Object.keys(one) as (keyof Scores)[]
  return Object.fromEntries(names.map((name) => [name, one[name] - other[name]])) as Record<keyof Scores, number>
}
